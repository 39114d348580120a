import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './login-dialog.ts';
import { newAddress } from './new-address.ts';

/** Creates an account with an unverified address; returns the address. */
export async function newAccount(page: Page, baseURL: string): Promise<string> {
  const email = newAddress();
  const userService = new URL(baseURL);
  // The services use the ports after the site's.
  userService.port = String(Number(userService.port) + 1);
  const response = await page.request.post(new URL('/api/v1/user/register', userService).href, {
    data: {
      firstName: 'Test',
      lastName: 'Person',
      company: 'Tests',
      email,
      country: 'DE',
      selectedIndustries: ['coatings'],
      password: PASSWORD,
      origin: 'service-platform',
    },
  });
  expect(response.ok(), 'the registration').toBe(true);
  return email;
}
