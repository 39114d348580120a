import { expect, test } from 'vitest';
import { renderLine, renderMarkdown } from '../../../../../demo/server/pages/guide/render-markdown.ts';

const rendered = (markdown: string) => `${renderMarkdown(markdown)}`.trim();

test('headings have anchors, each its own', () => {
  expect(rendered('## The `a` file\n\n## The a file')).toBe(
    '<h2 id="the-a-file"><a href="#the-a-file">The <code>a</code> file</a></h2>\n' +
      '<h2 id="the-a-file-1"><a href="#the-a-file-1">The a file</a></h2>',
  );
});

test.each([
  ['style.md#sticky-headers', '/guide/style#sticky-headers'],
  ['docs/guide/style.md', '/guide/style'],
  ['../../README.md#demo-accounts', '/guide#demo-accounts'],
  ['#here', '#here'],
  ['http://localhost:4400/gallery', '/gallery'],
  ['http://localhost:4400', '/'],
  ['https://www.w3.org/TR/gpc/', 'https://www.w3.org/TR/gpc/'],
])('a link to %s leads to %s', (link, address) => {
  expect(`${renderLine(`[it](${link})`)}`).toBe(`<a href="${address}">it</a>`);
});

test('what the demo does not show is no link', () => {
  expect(`${renderLine('[MIT](LICENSE) or [log](CHANGELOG.md)')}`).toBe('MIT or log');
});

test('code is shown as it is, takes the focus, and can be copied', () => {
  const code = rendered('```html\n<script>alert(1)</script> {{slot}}\n```');
  expect(code).toMatch(
    /<pre tabindex="0"><code>&lt;script&gt;alert\(1\)&lt;\/script&gt; \{\{slot\}\}<\/code>/,
  );
  expect(code).toContain('class="source__copy" hidden');
});

test('tables scroll in regions with names of their own', () => {
  const table = '| a | b |\n| - | - |\n| `x` | y |\n';
  const html = rendered(`## Values\n\n${table}\n\nText\n\n${table}`);
  expect(
    [...html.matchAll(/role="region" aria-label="([^"]*)" tabindex="0"/g)].map(([, name]) => name),
  ).toEqual(['Values', 'Values, table 2']);
  expect(html).toContain('<th scope="col">a</th><th scope="col">b</th>');
  expect(html).toContain('<td><code>x</code></td><td>y</td>');
});
