import { type Html, html } from '../../base/html.ts';

/** A mail's text with its web addresses as links. Punctuation that ends a sentence stays outside the link. */
export function linkAddresses(text: string): Html {
  const pieces = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/);
  return html`${pieces.map((piece, at) => (at % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : piece))}`;
}
