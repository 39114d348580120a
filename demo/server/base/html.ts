import { html as fill, raw } from 'hono/html';

/** Trusted HTML. Only `html` and `trustedHtml` create it. */
export interface Html {
  readonly isEscaped: true;
  toString(): string;
}

/** Values allowed in a template: text is escaped, `Html` is not, lists are joined. */
export type Slot = string | number | Html | null | undefined | false | readonly Slot[];

/** Makes HTML from a template literal and escapes each value that is not HTML itself. Hono's would take any object. */
export const html = fill as (strings: TemplateStringsArray, ...values: Slot[]) => Html;

/** Marks text as HTML. Only for content of this program or its files, never for data. */
export const trustedHtml = raw as (text: string) => Html;

/** The text of a slot's value: nothing for `null`, `undefined` and `false`. */
export function renderSlot(value: Slot): string {
  return html`${value}`.toString();
}
