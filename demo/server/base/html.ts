/** Trusted HTML. Only `html` and `trustedHtml` create it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** Values allowed in a template: text is escaped, `Html` is not, lists are joined. */
export type Slot = string | number | Html | null | undefined | false | readonly Slot[];

/** Makes HTML from a template literal and escapes each value that is not HTML itself. */
export function html(parts: TemplateStringsArray, ...values: Slot[]): Html {
  return new Html(parts.reduce((text, part, at) => text + renderSlot(values[at - 1]) + part));
}

/** Marks text as HTML. Only for content of this program or its files, never for data. */
export function trustedHtml(text: string): Html {
  return new Html(text);
}

/** The text of a slot's value: nothing for `null`, `undefined` and `false`. */
export function renderSlot(value: Slot): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(renderSlot).join('');
  return value == null || value === false ? '' : escapeHtml(String(value));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or for a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
