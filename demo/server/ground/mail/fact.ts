import { type Html, html } from '../../base/html.ts';

/** A titled block of a mail to the staff, such as an address. */
export interface Fact {
  title: string;
  lines: readonly string[];
}

/** Facts as text, each a block of its own; those without lines are left out. */
export function factsAsText(facts: readonly Fact[]): string[] {
  return filled(facts).map(({ title, lines }) => [`${title}:`, ...lines].join('\n'));
}

/** Facts as HTML: a strong title above its lines. @param style of each paragraph */
export function factsAsHtml(facts: readonly Fact[], style: Html): Html[] {
  return filled(facts).map(
    ({ title, lines }) => html`<p style="${style}"><strong>${title}</strong><br>${linesAsHtml(lines)}</p>\n`,
  );
}

/** Lines of a text as HTML, for mail programs without support for `white-space`. */
export function linesAsHtml(lines: readonly string[]): Html[] {
  return lines.map((line, at) => html`${at > 0 && html`<br>`}${line}`);
}

function filled(facts: readonly Fact[]): Fact[] {
  return facts
    .map(({ title, lines }) => ({ title, lines: lines.filter((line) => line.trim()) }))
    .filter(({ lines }) => lines.length > 0);
}
