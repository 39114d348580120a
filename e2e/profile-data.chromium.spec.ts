import { readFileSync } from 'node:fs';
import { consent } from './support/consent.ts';
import { becomeMember } from './support/member.ts';
import { notice, openProfile } from './support/profile.ts';
import { expect, test } from './support/test.ts';

// Firefox does not report downloads to Playwright.
test('all that is stored of the user is saved as a file; a failure says why (row 299)', async ({
  page,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/status of 503/);
  const { email } = await becomeMember(page, baseURL);
  await consent(page);
  const { button, part } = await openProfile(page);
  await page.route('**/api/v1/user/me/data', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'access-control-allow-origin': new URL(baseURL ?? '').origin },
      json: { message: 'Closed until Monday.' },
    }),
  );
  await button('Download my data').press('Enter');
  await expect(part('Your data').getByRole('alert')).toContainText('Closed until Monday.');
  await page.unroute('**/api/v1/user/me/data');

  const download = page.waitForEvent('download');
  await button('Download my data').press('Enter');
  const file = await download;
  const name = file.suggestedFilename();
  expect(name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  await expect(notice(page, `Your data is in the file ${name}.`)).toBeVisible();
  await expect(part('Your data').getByRole('alert')).toHaveCount(0);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data.profile).toMatchObject({ email, company: 'Tests' });
  expect(data.sessions).toHaveLength(1);
});
