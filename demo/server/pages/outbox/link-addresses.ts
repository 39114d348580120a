import { type Html, html } from '../../base/html.ts';

/** A mail's text with its web addresses as links. Punctuation that ends a sentence stays outside the link. */
export function linkAddresses(text: string): Html {
  const parts = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/);
  return html`${parts.map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}`;
}
