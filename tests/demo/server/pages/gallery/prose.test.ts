import { expect, test } from 'vitest';
import { renderLine, renderProse } from '../../../../../demo/server/pages/gallery/prose.ts';

test('makes paragraphs, lists and code, and escapes the rest', () => {
  expect(`${renderProse('The <b> of it.\n\n* One `a < b`\n  goes on\n* Two\n')}`).toBe(
    '<p>The &lt;b&gt; of it.</p><ul><li>One <code>a &lt; b</code>\n  goes on</li><li>Two</li></ul>',
  );
  expect(String(renderLine(' `x` '))).toBe('<code>x</code>');
});
