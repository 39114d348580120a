import { consent } from './support/consent.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

// Firefox saves this file as well, but reports no navigation to Playwright, which then misses the download.

test('a document is saved by its link', async ({ page }) => {
  await consent(page);
  await signIn(page, 'validated', '/gallery/frame/search-listing/three-types?type=assets');
  const documents = page.getByRole('list', { name: 'Documents' });
  const download = page.waitForEvent('download');
  await documents.getByRole('listitem').first().getByRole('heading').getByRole('link').click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
