import { expect, test } from 'vitest';
import { asOneLine } from '../../../../src/lib/text/as-one-line.ts';

test.each([
  ['Warm\treds', 'Warm reds'],
  ['Warm\r\n\treds\n', 'Warm reds'],
  ['\u0000!', '!'],
  ['  Warm  reds ', 'Warm  reds'],
  ['\t', ''],
])('makes one line of the text: %j becomes %j', (text, line) => {
  expect(asOneLine(text)).toBe(line);
});
