import { expect, test } from 'vitest';
import { focusHeadingNear } from '../../../../src/lib/focus/focus-heading-near.ts';

test.each([
  ['of its section', '<h1>Page</h1><section><h2>Own</h2><p id="part"></p></section>', '#part', 'Own'],
  [
    'before it where its section goes, too',
    '<h1>Page</h1><h2>Other</h2><section><h2>Own</h2><p id="part"></p></section>',
    'section',
    'Other',
  ],
  ['after it where none is before it', '<p id="part"></p><h2>Next</h2>', '#part', 'Next'],
])('focuses, when a part is removed, the heading %s', async (_, html, removed, heading) => {
  document.body.innerHTML = html;
  focusHeadingNear(document.querySelector('#part') as Element);
  document.querySelector(removed)?.remove();
  await Promise.resolve();
  expect(document.activeElement?.textContent).toBe(heading);
});

test('focuses the heading of its section where that is drawn anew', async () => {
  document.body.innerHTML = '<h1>Page</h1><main><section><h2>Own</h2><p id="part"></p></section></main>';
  focusHeadingNear(document.querySelector('#part') as Element);
  const main = document.querySelector('main') as Element;
  main.innerHTML = '<h2>Other</h2><section><h2>Own</h2><p>Here</p></section>';
  await Promise.resolve();
  expect(document.activeElement).toBe(main.querySelector('section h2'));
});
