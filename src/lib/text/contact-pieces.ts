/** A piece of a text: plain, or an address with its link. */
export interface ContactPiece {
  text: string;
  href?: string | undefined;
}

/** An email address, or a phone number in international form. */
const ADDRESS = /[^\s<>()[\]:;,@"]+@[^\s<>()[\]:;,@"]+\.\p{L}{2,}|\+\d[\d\s()/.-]{5,}\d/gu;

/** Finds the email addresses and phone numbers in a text. */
export function contactPieces(text: string): ContactPiece[] {
  let end = 0;
  const pieces: ContactPiece[] = [];
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: address, href: address.includes('@') ? `mailto:${address}` : phoneAddress(address) });
    end = index + address.length;
  }
  return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text);
}

/** Link of a phone number, without the zero in brackets that is dialled within a country only. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')}`;
}
