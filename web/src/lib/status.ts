/** The line below the board: what one may do now, or what is waited for. */

import type { Say } from "$lib/board";
import { chairName } from "$lib/chairs";
import type { TableModel } from "$lib/table.svelte";

export function statusLine(model: TableModel, say: Say): string {
  const { table } = model;
  if (!table) return "";
  if (table.status.end) return table.status.end.said;
  const seat = table.view.to_move;
  if (!seat) return "";
  if (table.mode === "device") return say("web-status-seat", { seat });
  if (model.myTurn) return model.waiting ? say("web-status-first") : say("web-status-yours", { seat });
  if (!model.seated) return say("web-status-watching", { seat });
  const { thinking, place } = table.status;
  if (thinking && place) return say("web-status-queue", { place });
  if (thinking) return say("web-status-thinking");
  const mover = table.status.chairs.find((chair) => chair.seat === seat);
  if (!mover || mover.kind === "free") return say("web-waiting-friend");
  return say("web-status-theirs", { name: chairName(mover, say) });
}
