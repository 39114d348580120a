/** A piece of a text: plain, or an address with its link. */
export interface ContactPart {
  text: string;
  href?: string | undefined;
}

/** An email address, or a phone number in international form. */
const ADDRESS = /[^\s<>()[\]:;,@"]+@[^\s<>()[\]:;,@"]+\.\p{L}{2,}|\+\d[\d\s()/.-]{5,}\d/gu;

/** Finds the email addresses and phone numbers in a text. */
export function contactParts(text: string): ContactPart[] {
  let end = 0;
  const parts: ContactPart[] = [];
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href: address.includes('@') ? `mailto:${address}` : phoneAddress(address) });
    end = index + address.length;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text);
}

/** Link of a phone number, without the zero in brackets that is dialled within a country only. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')}`;
}
