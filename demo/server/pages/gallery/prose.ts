import { type Html, html } from '../../base/html.ts';

/** Renders the Markdown of the contract's texts: paragraphs, lists and `code`. */
export function renderProse(text: string): Html {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const items = block.split(/^\* /m).filter((item) => item.trim());
      return block.startsWith('* ')
        ? html`<ul>${items.map((item) => html`<li>${renderLine(item)}</li>`)}</ul>`
        : html`<p>${renderLine(block)}</p>`;
    });
  return html`${blocks}`;
}

/** Renders a line of text with `code`. */
export function renderLine(text: string): Html {
  return html`${text
    .trim()
    .split('`')
    .map((piece, at) => (at % 2 === 1 ? html`<code>${piece}</code>` : piece))}`;
}
