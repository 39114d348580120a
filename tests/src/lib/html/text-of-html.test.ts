import { expect, test } from 'vitest';
import { textOfHtml } from '../../../../src/lib/html/text-of-html.ts';

test.each([
  ['a line for each block', '<h2>A</h2> <p>b <b>c</b></p><ul><li>d</li>\n<li>e</li></ul>', 'A\nb c\nd\ne'],
  ['line breaks', 'a<br>b<br/>c', 'a\nb\nc'],
  ['entities', '&lt;a&gt; &amp; &quot;b&quot; &apos;c&apos;&#33; &unknown;', '<a> & "b" \'c\'! &unknown;'],
  ['no scripts, styles and comments', 'a<script>b()</script><style>c{}</style><!-- d -->', 'a'],
  ['a code that stands for nothing', '&#99999999999;', '\u{10ffff}'],
])('gives the text of HTML with %s', (_, html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
