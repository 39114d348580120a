import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simplifyMail } from '../../../../../demo/server/pages/outbox/simplify-mail.ts';

test.each([
  [
    '<!doctype html><html><head><title>T</title><style>p{}</style></head><body><p style="x">Hello &amp; <b>you</b></p></body></html>',
    '<p>Hello &amp; <b>you</b></p>',
  ],
  [
    '<a href="https://a.example/?b=c&amp;d" style="color:red">Go</a>',
    '<a href="https://a.example/?b=c&amp;d">Go</a>',
  ],
  ['<a href="javascript:alert(1)">Go</a>', '<a>Go</a>'],
  ['<a href="https://a.example/" onclick=alert(1)>Go</a>', '<a href="https://a.example/">Go</a>'],
  ['<h1>News</h1><table><tr><td>Cell</td></tr></table>', '<p><strong>News</strong></p>Cell'],
  ['<script>alert(1)</script><img src=x onerror="alert(1)">text', 'text'],
  ['</div></main><p>open<ul><li>one', '<p>open<ul><li>one</li></ul></p>'],
  ['<div style="display:none;x:y">Preview</div><p>Hello</p>', '<p>Hello</p>'],
  ['1 < 2 <<p>x</p>', '1 &lt; 2 &lt;<p>x</p>'],
])('keeps the plain elements of the mail %s', (source, expected) => {
  expect(String(simplifyMail(source))).toBe(expected);
});

test('whatever comes in, only plain elements and web links come out', () => {
  const piece = fc.constantFrom(
    ...['<', '>', '"', "'", '<p', '<a href=', '"https://x', '<script>', '</script>', '<style>'],
    ...['<img onerror=x>', '<!--', '-->', ' ', 'a', '</p>', '</div>'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = String(simplifyMail(pieces.join('')));
      const rest = text.replace(/<\/?(p|strong|b|em|ul|ol|li|a|br)>|<a href="https?:[^"<>\s]*">/g, '');
      expect(rest).not.toMatch(/[<>]/);
    }),
  );
});
