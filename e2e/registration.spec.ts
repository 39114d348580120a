import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { type Call, type Fault, setFault } from './support/fault.ts';
import { loginDialog, PASSWORD } from './support/login-dialog.ts';
import { newAddress } from './support/new-address.ts';
import { followLink, mailsTo } from './support/outbox.ts';
import { refill } from './support/refill.ts';
import { openRegistration, registrationDialog } from './support/registration-dialog.ts';
import { settled } from './support/settled.ts';
import { signIn } from './support/sign-in.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';
import { watchRequests } from './support/watch-requests.ts';

const REGISTER: Call = 'POST /user/register';
const GENERIC = 'An unknown error has occurred, please try again later.';

test.beforeEach(({ page, expectConsole }) => {
  // Console messages of the browsers about failed requests.
  expectConsole(/Failed to load resource|Cross-Origin Request Blocked|breaks the contract/);
  return consent(page);
});

test('a visitor registers, verifies the address and logs in (rows 54, 56, 57)', {
  tag: '@engines',
}, async ({ page, browserName }) => {
  test.slow();
  const address = newAddress();
  await page.goto('/products');
  await settled(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const login = loginDialog(page);
  await login.email.fill(address);
  await login.dialog.getByRole('link', { name: 'Register' }).click();
  const { dialog, email, repeated, submit, fillIn } = registrationDialog(page);
  await expect(email).toHaveValue(address);
  await expect(login.dialog).toHaveCount(0);
  await fillIn({ email: address, repeated: 'another-1' });
  await dialog.getByRole('checkbox', { name: 'Plastics' }).check();
  await dialog.getByRole('checkbox', { name: 'Surveys' }).check();
  await submit.click();
  await expect(repeated).toBeFocused();
  await expect(repeated).toHaveAccessibleDescription('Passwords does not match');
  await checkAxe(page);
  await repeated.fill(PASSWORD);
  await expect(repeated).toHaveAccessibleDescription('');

  const request = page.waitForRequest(
    (each) => each.method() === 'POST' && each.url().endsWith('/user/register'),
  );
  await submit.click();
  const body = (await request).postDataJSON();
  // Automated Firefox does not reveal request bodies.
  if (browserName === 'chromium') {
    expect(body).toEqual({
      firstName: 'Ada',
      lastName: 'Quist',
      company: 'Quist Farben',
      country: 'SE',
      selectedIndustries: ['coatings', 'plastics'],
      email: address,
      password: PASSWORD,
      consent: ['surveys'],
      origin: 'service-platform',
      formSecurityToken: expect.any(String),
    });
  }
  const done = page.getByRole('dialog', { name: 'Verify your email address' });
  await expect(done.getByRole('status')).toContainText(address);
  await expect(done.getByRole('status')).toBeFocused();
  await checkAxe(page);
  await done.getByRole('button', { name: 'Close' }).last().click();
  await expect(done).toHaveCount(0);

  const [mail] = await mailsTo(page, address, 1);
  await followLink(page, mail);
  await expect(page.getByText('Your email address is confirmed. You can log in now.')).toBeVisible();
  await settled(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await login.logIn(address);
  await expect(page.getByRole('button', { name: 'Ada Quist' })).toBeVisible();
});

test('an overlay is prefetched on hover, and needs at most two further requests on a click', async ({
  page,
}) => {
  const quiet = watchRequests(page);
  await page.goto('/contact');
  await quiet();
  const opener = page.getByRole('banner').getByRole('link', { name: 'Register' });
  await opener.hover();
  await quiet();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await opener.click();
  const { firstName, country } = registrationDialog(page);
  await expect(firstName).toBeFocused();
  await expect(country.getByRole('option', { name: 'Sweden' })).toBeAttached();
  await quiet();
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(2);
});

test('opens once by the query flag, but not for signed-in users', async ({ page }) => {
  const { firstName } = await openRegistration(page, '/products?page=2');
  await expect(firstName).toBeFocused();
  expect(new URL(page.url()).search).toBe('?page=2');
  await page.reload();
  await settled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signIn(page, 'registered', '/?showRegistration=1');
  await expect(page.getByRole('button', { name: 'Rita Holm' })).toBeVisible();
  await settled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('login, registration and forgotten password replace one another and keep their input', {
  tag: '@engines',
}, async ({ page }) => {
  const registration = await openRegistration(page);
  await registration.fillIn({ firstName: 'Grace', email: 'grace@example.org' });
  const dialogs = page.getByRole('dialog');
  await registration.dialog.getByRole('link', { name: 'Log in' }).click();
  const login = loginDialog(page);
  await expect(login.email).toHaveValue('grace@example.org');
  await expect(login.email).toBeFocused();
  await expect(dialogs).toHaveCount(1);
  await login.dialog.getByRole('link', { name: 'Forgot your password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(forgot.getByRole('textbox', { name: 'Email' })).toHaveValue('grace@example.org');
  await expect(dialogs).toHaveCount(1);
  await forgot.getByRole('link', { name: 'Back to login' }).click();
  await expect(dialogs).toHaveCount(1);
  await login.dialog.getByRole('link', { name: 'Register' }).click();
  await expect(dialogs).toHaveCount(1);
  await expect(registration.firstName).toHaveValue('Grace');
  await expect(registration.country).toHaveValue('SE');
  await expect(registration.password).toHaveValue(PASSWORD);
  await expect(registration.dialog.getByRole('checkbox', { name: 'Coatings' })).toBeChecked();
});

test('by keyboard alone: the summary leads to the fields, Escape keeps the input, Enter registers', {
  tag: '@engines',
}, async ({ page }) => {
  test.slow();
  const address = newAddress();
  await page.goto('/');
  await settled(page);
  const opener = page.getByRole('banner').getByRole('link', { name: 'Register' });
  await tabTo(opener);
  await page.keyboard.press('Enter');
  const { dialog, firstName, country, email, password, repeated, submit } = registrationDialog(page);
  await expect(firstName).toBeFocused();
  await page.keyboard.press('Enter');
  const summary = dialog.getByRole('region', { name: 'Please check 8 fields' });
  await expect(summary).toBeFocused();
  await checkAxe(page);
  await tabTo(summary.getByRole('link', { name: 'Industries' }), { atMost: 5 });
  await page.keyboard.press('Enter');
  const coatings = dialog.getByRole('checkbox', { name: 'Coatings' });
  await expect(coatings).toBeFocused();
  await page.keyboard.press('Space');
  await expect(coatings).toBeChecked();
  await expect(summary.getByRole('link', { name: 'Industries' })).toHaveCount(0);

  await tabTo(firstName, { key: 'Shift+Tab', atMost: 4 });
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Quist');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Quist Farben');
  await tabTo(country, { atMost: 1 });
  await page.keyboard.type('Swe');
  await expect(country).toHaveValue('SE');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(firstName).toHaveValue('Ada');

  await tabTo(email, { atMost: 14 });
  await page.keyboard.type(address);
  await tabTo(password, { atMost: 1 });
  await page.keyboard.type(PASSWORD);
  await expect(dialog.getByText('a digit: done')).toBeVisible();
  await tabTo(repeated, { atMost: 2 });
  await page.keyboard.type(PASSWORD);
  // The dialog traps the focus.
  await tabTo(submit, { atMost: 9 });
  await tabTo(firstName, { atMost: 4 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Verify your email address' })).toContainText(address);
});

test('a double click sends one request; an email in use is reported at its field', {
  tag: '@engines',
}, async ({ page }) => {
  const { dialog, email, submit, fillIn } = await openRegistration(page);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/user/register') && request.method() === 'POST') requests++;
  });
  const clickTwice = () =>
    submit.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await page.setViewportSize({ width: 768, height: 560 });
  await fillIn({ email: 'rita.holm@example.com' });
  // Scrolled so that the field is visible and its label is not.
  await email.evaluate((field) => field.scrollIntoView({ block: 'start' }));
  await clickTwice();
  await expect(email).toBeFocused();
  await expect(dialog.getByText('This email address is already in use.')).toBeInViewport({ ratio: 1 });
  await expect(email).toHaveAccessibleDescription(/^This email address is already in use\./);
  expect(requests).toBe(1);
  await checkAxe(page);
  await refill(email, newAddress());
  await expect(email).not.toHaveAccessibleDescription(/already in use/);
  await clickTwice();
  await expect(page.getByRole('dialog', { name: 'Verify your email address' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(requests).toBe(2);
});

/** Failures of the service, and what the user sees. */
const FAULTS: readonly { fault: Fault; told: string | RegExp }[] = [
  { fault: 'status=500', told: 'Status 500 was asked for.' },
  { fault: 'status=429', told: /Too many attempts\. Try again in \d+ seconds\./ },
  { fault: 'drop', told: 'We cannot reach the server just now. Please try again in a moment.' },
  { fault: 'malformed', told: GENERIC },
  { fault: 'html', told: GENERIC },
  { fault: 'delay=1000;status=503', told: /The server is busy\. Try again in \d+ seconds\./ },
];

test('each fault of the registration is reported, keeps the input, and a retry works', async ({ page }) => {
  test.slow();
  const { alert, firstName, email, password, submit, fillIn } = await openRegistration(page);
  const address = newAddress();
  await fillIn({ email: address });
  for (const { fault, told } of FAULTS) {
    const stop = await setFault(page, REGISTER, fault);
    await submit.click();
    if (fault.startsWith('delay')) await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(alert, fault).toContainText(told);
    await expect(alert).toBeFocused();
    await expect(firstName).toHaveValue('Ada');
    await expect(email).toHaveValue(address);
    await expect(password).toHaveValue(PASSWORD);
    await stop();
  }
  await checkAxe(page);
  await submit.click();
  await expect(page.getByRole('dialog', { name: 'Verify your email address' })).toBeVisible();
});

test('a failed load of countries can be retried', async ({ page }) => {
  const stop = await setFault(page, 'GET /api/v1/country', 'status=503');
  const { dialog, firstName, country } = await openRegistration(page);
  await expect(dialog.getByText('The countries could not be loaded.')).toBeVisible();
  await firstName.fill('Ada');
  await checkAxe(page);
  await stop();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(country).toBeFocused();
  await country.selectOption('Sweden');
  await expect(firstName).toHaveValue('Ada');
});

for (const { name, size } of [
  { name: 'at 320 px', size: { width: 320, height: 480 } },
  // A window of 1280 by 720 px.
  { name: 'at a zoom of 200 %', size: { width: 640, height: 360 } },
]) {
  test(`${name} nothing is cut off`, async ({ page }) => {
    await page.setViewportSize(size);
    const { dialog, submit } = await openRegistration(page);
    await submit.click();
    await expect(dialog.getByRole('region', { name: 'Please check 8 fields' })).toBeInViewport();
    const tooWide = await dialog.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].filter(
        (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === 'auto',
      ),
    );
    expect(tooWide).toEqual([]);
    const box = await dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
    await submit.scrollIntoViewIfNeeded();
    await expect(submit).toBeInViewport({ ratio: 1 });
  });
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the button that sends is in view at ${viewport.width} px, and a fault is said once`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { dialog, firstName, submit } = await openRegistration(page);
    await expect(submit).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('link', { name: 'Log in' })).toBeInViewport({ ratio: 1 });
    await submit.click();
    const summary = dialog.getByRole('region', { name: 'Please check 8 fields' });
    await expect(summary).toBeFocused();
    await expect(dialog.getByText('This field is required')).toHaveCount(8);
    await expect(submit).toBeInViewport({ ratio: 1 });
    // Enter sends, too, though the button stands outside of the form.
    await firstName.fill('Ada');
    await firstName.press('Enter');
    await expect(dialog.getByRole('region', { name: 'Please check 7 fields' })).toBeFocused();
  });
}
