/**
 * Non-breaking spaces for Czech and Polish texts: after one-letter words and after numbers.
 *
 * The rule works on the parsed catalogue, not on finished sentences: what is put into a sentence later (moves,
 * names) stays exactly as it is. The same as `tercet.core.typography`.
 */

import type { FluentResource, Message } from "@fluent/bundle";
import patterns from "$texts/non-breaking.json";

type Pattern = NonNullable<Message["value"]>;
type Element = Exclude<Pattern, string>[number];

const NBSP = "\u00a0";

export function bind(resource: FluentResource, language: string): FluentResource {
  const declared = (patterns as Record<string, string>)[language];
  if (declared) {
    const pattern = new RegExp(declared, "g");
    for (const message of resource.body) {
      if (message.value) message.value = bindPattern(message.value, pattern, []);
      for (const [form, value] of Object.entries(message.attributes))
        message.attributes[form] = bindPattern(value, pattern, []);
    }
  }
  return resource;
}

/** `counted` are the variables that choose the plural form we are in. */
function bindPattern(value: Pattern, pattern: RegExp, counted: string[]): Pattern {
  const bindText = (text: string) => text.replace(pattern, (found) => found.slice(0, -1) + NBSP);
  const bindElement = (element: Element, before: Element | undefined): Element => {
    if (typeof element === "string") {
      const text = bindText(element);
      const afterNumber = variable(before).some((name) => counted.includes(name));
      return afterNumber && text.startsWith(" ") ? NBSP + text.slice(1) : text;
    }
    if (element.type !== "select") return element;
    const inside = [...counted, ...variable(element.selector)];
    const variants = element.variants.map(({ key, value }) => ({
      key,
      value: bindPattern(value, pattern, inside),
    }));
    return { ...element, variants };
  };
  if (typeof value === "string") return bindText(value);
  return value.map((element, index) => bindElement(element, value[index - 1]));
}

function variable(element: Element | undefined): string[] {
  return typeof element === "object" && element.type === "var" ? [element.name] : [];
}
