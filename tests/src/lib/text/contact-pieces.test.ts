import { expect, test } from 'vitest';
import { contactPieces } from '../../../../src/lib/text/contact-pieces.ts';

test.each([
  ['Kehl', []],
  ['product.safety@example.com', ['mailto:product.safety@example.com']],
  ['Laboratory Kehl, +49 7851 555-0199', ['tel:+4978515550199']],
  ['+49 (0)7851 / 555 0199 or lab@example.com.', ['tel:+4978515550199', 'mailto:lab@example.com']],
  ['+5 % above 100 units @ 20 °C', []],
])('links the phone numbers and emails in the text %s', (text, links) => {
  const parts = contactPieces(text);
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(links);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
