import { type Html, html } from '../../base/html.ts';

/** Renders a mail's text with web addresses as links, without the punctuation at the end of a sentence. */
export function linkAddresses(text: string): Html {
  const pieces = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/);
  return html`${pieces.map((piece, at) => (at % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : piece))}`;
}
