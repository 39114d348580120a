import { findingsOfAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { rewritePage } from './support/rewrite-page.ts';
import { expect, test } from './support/test.ts';

const FRAME = '/gallery/frame/back-to-top/beyond-the-window';
const planted = (id: string) => `<img id="${id}" src="/assets/favicon.svg" width="24" height="24">`;

test('axe finds what is planted in the page, in a shadow root, and in a frame', { tag: '@engines' }, async ({
  page,
}) => {
  await consent(page);
  await rewritePage(page, '/gallery/back-to-top', (html) =>
    html.replace(
      '</main>',
      `${planted('in-page')}
      <div id="host"><template shadowrootmode="open">${planted('in-shadow')}</template></div></main>`,
    ),
  );
  await rewritePage(page, FRAME, (html) =>
    html.replace(
      '</main>',
      `<div id="inner"><template shadowrootmode="open">${planted('in-frame')}</template></div></main>`,
    ),
  );
  await page.goto('/gallery/back-to-top');
  const frame = page.getByTitle('back-to-top: Beyond the window');
  await frame.scrollIntoViewIfNeeded();
  await frame.contentFrame().locator('#in-frame').waitFor();
  const findings = await findingsOfAxe(page);
  const images = findings.filter((finding) => finding.startsWith('image-alt:'));
  expect(images.map((finding) => /— (.+?): Fix/.exec(finding)?.[1]).toSorted()).toEqual([
    '#host,#in-shadow',
    '#in-page',
    'iframe[title="back-to-top: Beyond the window"] #inner,#in-frame',
  ]);
  expect(await findingsOfAxe(page, { include: '#host', without: ['image-alt'] })).toEqual([]);
  expect(await findingsOfAxe(page, { include: '#host' })).toHaveLength(1);
});
