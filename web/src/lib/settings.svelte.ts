/** What a person has chosen on this device; kept where the browser allows it. */

export type Theme = "system" | "light" | "dark";

/** Where new tables are kept. The mode "device" says something else: that one person moves for both seats. */
export type Place = "server" | "device";

interface Kept {
  theme: Theme;
  /** None chosen: as the browser asks for. */
  language: string;
  sound: boolean;
  confirm: boolean;
  /** On one device for two: turn the board to who moves. */
  turn: boolean;
  levels: Record<string, number>;
  /** Without a server in reach tables are kept on this device anyway. */
  place: Place;
  /** Beside the analysis board: whether the computer looks at the position, and how many lines it shows. */
  engine: boolean;
  lines: number;
  /** And whether it shows what the other side would play. */
  threats: boolean;
  /** The table whose game was reviewed last. */
  reviewed: string;
}

const KEY = "tercet";
const DEFAULTS: Kept = {
  theme: "system",
  language: "",
  sound: false,
  confirm: false,
  turn: false,
  levels: {},
  place: "server",
  engine: false,
  lines: 3,
  threats: false,
  reviewed: "",
};

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state(read());

/** Keep what was chosen from now on, and show the theme; called once, inside a component. */
export function keepSettings() {
  $effect(() => {
    const kept = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, kept);
    } catch {
      // a browser that keeps nothing still plays
    }
  });
  $effect.pre(() => {
    const root = document.documentElement;
    if (settings.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = settings.theme;
  });
}
