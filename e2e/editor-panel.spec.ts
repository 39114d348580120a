import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test('editors see what the page is made of, check its services and copy a report', {
  tag: '@engines',
}, async ({ page, context, browserName, expectConsole }) => {
  // The user service refuses visitors.
  expectConsole(/401/);
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-write']);
  await consent(page);
  await page.goto('/products?ce-editor&q=secret');
  await settled(page);
  const opener = page.getByText('ce-widgets', { exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'ce-widgets, for editors' });
  await expect(panel.getByRole('row', { name: /search-listing/ })).toContainText('ready');
  await expect(panel.getByRole('row', { name: /back-to-top/ })).toContainText('until: scroll');
  await panel.getByRole('button', { name: 'Check the services' }).click();
  await expect(panel.getByRole('status')).toHaveText('All services answer.');
  await expect(panel.getByRole('row', { name: /^user http/ })).toContainText('asks visitors to log in');
  await panel.getByRole('button', { name: 'Copy report' }).click();
  await expect(panel.getByRole('status')).toContainText('Copied');
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  // Not every browser allows reading the clipboard, but all paste.
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.body.prepend(field);
    field.focus();
  });
  await page.keyboard.press('ControlOrMeta+V');
  const report = await page.locator('body > textarea').inputValue();
  expect(report).toContain('- search-listing: ready');
  expect(report).not.toContain('secret');
});
