import { createElement } from 'react';

/** A hyphen in a code, such as `TR-P` or `147-14-8`, with up to five more characters at each end. */
const CODE = /(\S{0,5}[\dA-Z]-[\dA-Z]\S{0,5})/;

/** Text with codes that don't break at their hyphens, except very long ones, so that they fit on a phone. */
export function CodeText({ children }: { children: string }) {
  const [text, ...rest] = children
    .split(CODE)
    .map((part, at) => (at % 2 ? createElement('span', { style: { whiteSpace: 'nowrap' } }, part) : part));
  // One element, since the text may be laid out as a flex item.
  return rest.length > 0 ? createElement('span', null, text, ...rest) : text;
}
