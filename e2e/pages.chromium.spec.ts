import { ADDRESSES } from './support/addresses.ts';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { layoutShift, watchLayoutShift } from './support/layout-shift.ts';
import { settled } from './support/settled.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

// Firefox has no layout-shift entries, and ignores emulated media when automated.

for (const { path, status } of ADDRESSES) {
  test(`${path} is accessible to an internal user, in dark colours`, async ({ page, expectConsole }) => {
    if (status !== 200) expectConsole(/Failed to load resource.*40[34]/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await consent(page);
    await signIn(page, 'internal', path);
    await settled(page);
    await checkAxe(page);
  });
}

test('nothing moves when the cookie dialog opens on a first visit', async ({ page }) => {
  await watchLayoutShift(page);
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await settled(page);
  expect(await layoutShift(page)).toEqual({ sum: 0, moved: [] });
});
