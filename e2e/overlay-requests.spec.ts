import { consent } from './support/consent.ts';
import { expect, test } from './support/test.ts';
import { watchRequests } from './support/watch-requests.ts';

test.beforeEach(({ page }) => consent(page));

test('an overlay is prefetched when its opener is focused, and needs at most two further requests', {
  tag: '@engines',
}, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const quiet = watchRequests(page);
  for (const { path, opener, file } of [
    { path: '/contact', opener: 'Write to product safety', file: 'contact-form' },
    { path: '/formulations', opener: 'Log in', file: 'login' },
    { path: '/', opener: 'Register', file: 'registration' },
  ]) {
    requests.length = 0;
    await page.goto(path);
    await quiet();
    // The first interaction with a page prefetches the notices, which is unrelated to overlays.
    await page.keyboard.press('Shift');
    await quiet();
    await page.getByRole('link', { name: opener, exact: true }).first().focus();
    await quiet();
    expect(requests.join()).toContain(`/${file}-`);
    requests.length = 0;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await quiet();
    expect(requests.length, requests.join()).toBeLessThanOrEqual(2);
  }
});
