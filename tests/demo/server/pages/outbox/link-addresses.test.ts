import { expect, test } from 'vitest';
import { linkAddresses } from '../../../../../demo/server/pages/outbox/link-addresses.ts';

test.each([
  [
    'Open http://localhost:4400/a?b=c&d=e.',
    'Open <a href="http://localhost:4400/a?b=c&amp;d=e">http://localhost:4400/a?b=c&amp;d=e</a>.',
  ],
  ['(see https://a.example/x)', '(see <a href="https://a.example/x">https://a.example/x</a>)'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  [
    '<b>https://a.example/"x</b>',
    '&lt;b&gt;<a href="https://a.example/">https://a.example/</a>&quot;x&lt;/b&gt;',
  ],
])('links the addresses, and escapes all else, in %s', (text, expected) => {
  expect(String(linkAddresses(text))).toBe(expected);
});
