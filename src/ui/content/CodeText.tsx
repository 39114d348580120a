import { createElement } from 'react';

/**
 * A hyphen in a code, such as `TR-P` or `147-14-8`, or the dash of a range, with up to five more characters at each end,
 * and its unit; or a unit with the last digit before it, such as `180 °C` or `1.5 g/m²`.
 */
const CODE = /(\S{0,5}[\dA-Z][-–][\dA-Z]\S{0,5}(?: (?:[°%µ]|\w+[/²³])\S*)?|\d (?:[°%µ]|\w+[/²³])\S*)/;

/**
 * Text with codes that don't break at their hyphens, except very long ones, so that they fit on a phone, and with units
 * that stay with their figures.
 */
export function CodeText({ children }: { children: string }) {
  const [text, ...rest] = children
    .split(CODE)
    .map((piece, at) => (at % 2 ? createElement('span', { style: { whiteSpace: 'nowrap' } }, piece) : piece));
  // One element, since the text may be laid out as a flex item.
  return rest.length > 0 ? createElement('span', null, text, ...rest) : text;
}
