import { consent } from '../support/consent.ts';
import { expect, test } from '../support/test.ts';

test('a changed profile is saved and stays', async ({ page }) => {
  await consent(page);
  await page.open('/demo/sign-in?as=registered&to=/profile');
  await page.get('textbox', 'Company').fill('Farbwerk Nord');
  await page.get('button', 'Save changes').click();
  await page.get('text', 'Your changes are saved.').seen();
  await page.open('/profile');
  const company = await page.get('textbox', 'Company').seen();
  expect(await company.getAttribute('value')).toBe('Farbwerk Nord');
});
