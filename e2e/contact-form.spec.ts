import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { contactForm, openContactPage, VISITOR } from './support/contact-form.ts';
import { type Call, type Fault, setFault } from './support/fault.ts';
import { mailsTo } from './support/outbox.ts';
import { rewritePayload } from './support/rewrite-page.ts';
import { settled } from './support/settled.ts';
import { signIn } from './support/sign-in.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';
import { typeInto } from './support/type-into.ts';

const SEND: Call = 'POST /message/contactForm';
const COUNTRIES: Call = 'GET /api/v1/country';
const PRODUCT = '/product/p-0001?i=coatings';
const THANKS = 'Thank you for your message';

const outcome = (page: Page) => page.getByRole('status').filter({ hasText: THANKS });

/** A message unique to this test, by which its email is found. */
const words = (browserName: string) => `Which of your blues is safe in toys? ${browserName} ${Date.now()}`;

test.beforeEach(({ page, expectConsole }) => {
  // Console messages of the browsers about failed requests.
  expectConsole(/Failed to load resource|Cross-Origin Request Blocked|breaks the contract/);
  return consent(page);
});

test.describe('each kind is sent to its mailbox, and the form is empty again (rows 103 to 107, 110)', () => {
  const kinds: readonly { about: string; title: string; asks: Record<string, string>; to: string }[] = [
    {
      about: 'contact_block',
      title: 'General question',
      asks: { Industry: 'Coatings', Topic: 'Samples' },
      to: 'samples@example.com',
    },
    {
      about: 'bce',
      title: 'Business enquiry',
      asks: { Subregion: 'Western Europe', Industry: 'Plastics' },
      to: 'business@example.com',
    },
    { about: 'psr', title: 'Product safety', asks: {}, to: 'product-safety@example.com' },
    { about: 'customer_service', title: 'Customer service', asks: {}, to: 'service@example.com' },
    { about: 'account_manager', title: 'Account manager', asks: {}, to: 'sales@example.com' },
  ];
  for (const { about, title, asks, to } of kinds) {
    test(about, async ({ page, browserName }) => {
      const message = words(browserName);
      const { field, fill, submit } = await openContactPage(page, about);
      await fill({ ...VISITOR, ...asks, Message: message });
      await submit.click();
      await expect(outcome(page)).toBeFocused();
      await expect(field('Message')).toHaveValue('');
      await expect(field('First name')).toHaveValue('');
      const [mail] = await mailsTo(page, to, 1, message);
      expect(mail?.text).toContain('Nora Quist (nora.quist@example.org) writes:');
      expect(mail?.text).toContain(`Kind of message:\n${title}`);
    });
  }
});

test('missing input is reported beside the fields and in a list that links to them', {
  tag: '@engines',
}, async ({ page }) => {
  const { field, submit, fill } = await openContactPage(page, 'bce');
  await checkAxe(page);
  await expect(field('Region')).toHaveValue('europe');
  await submit.click();
  const summary = page.getByRole('region', { name: 'Please check 8 fields' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link').last()).toHaveText('Message');
  await checkAxe(page);
  await summary.getByRole('link', { name: 'Subregion' }).click();
  await expect(field('Subregion')).toBeFocused();
  await expect(field('Subregion')).toHaveAccessibleDescription('This field is required');
  await fill({ Region: 'Middle East and Africa' });
  await expect(field('Subregion')).toHaveCount(0);
  await fill({ ...VISITOR, Industry: 'Other', Message: 'Hello' });
  await submit.click();
  await expect(page.getByLabel('Your industry')).toBeFocused();
  await page.keyboard.type('Museums');
  await submit.click();
  await expect(outcome(page)).toBeVisible();
  await checkAxe(page);
});

test('a customer finds the profile filled in, and writes to the assigned contact (rows 108, 109, 112)', async ({
  page,
  browserName,
}) => {
  const message = words(browserName);
  await signIn(page, 'validated', '/contact?about=customer_service');
  const { field, submit, fill } = contactForm(page.getByRole('main'));
  await expect(page.getByText('Your message goes to Ines Calder.')).toBeVisible();
  for (const [label, value] of [
    ['First name', 'Vera'],
    ['Email', 'vera.lindqvist@example.com'],
    ['Country', 'Sweden'],
  ] as const) {
    await expect(field(label)).toHaveValue(value);
    await expect(field(label)).toHaveJSProperty('readOnly', true);
  }
  await expect(page.getByText('By sending this form')).toHaveCount(0);
  await checkAxe(page);
  await fill({ Message: message });
  await submit.click();
  await expect(outcome(page)).toBeVisible();
  await mailsTo(page, 'ines.calder@example.com', 1, message);
});

test('the overlay is opened for a product, sent and closed by keyboard alone (row 21)', {
  tag: '@engines',
}, async ({ page, browserName }) => {
  test.slow();
  const message = words(browserName);
  await page.goto(PRODUCT);
  await settled(page);
  const opener = page.getByRole('button', { name: 'Ask about this product' });
  await tabTo(opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^About / });
  const { field, submit } = contactForm(dialog);
  await expect(field('First name')).toBeFocused();
  await checkAxe(page);
  await expect(field('Country').getByRole('option')).not.toHaveCount(1);
  for (const [label, text] of Object.entries({ ...VISITOR, Industry: 'Coatings', Message: message })) {
    if (label !== 'First name') await tabTo(field(label), { atMost: 1 });
    await page.keyboard.type(text);
  }
  await tabTo(submit, { atMost: 2 });
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('dialog', { name: THANKS });
  await expect(confirmation).toBeVisible();
  await expect(confirmation.getByText('We have received it')).toBeFocused();
  await checkAxe(page);
  const [mail] = await mailsTo(page, 'info@example.com', 1, message);
  expect(mail?.text).toMatch(/Product:\n.+\nProduct code: \d+\nIndustry: Coatings/);
  await page.keyboard.press('Escape');
  await expect(confirmation).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('an accidental close loses nothing, nor does a login that was opened instead', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto(PRODUCT);
  await settled(page);
  const opener = page.getByRole('button', { name: 'Ask about this product' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: /^About / });
  const { field, fill } = contactForm(dialog);
  await fill(VISITOR);
  await typeInto(field('Message'), 'Half a mess');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Close' }).click();
  await opener.click();
  await expect(field('Message')).toHaveValue('Half a mess');
  await expect(field('Country')).toHaveValue('DE');
});

test('each failure is reported, keeps the input, and a retry works (row 111)', async ({ page }) => {
  test.slow();
  const faults: readonly { fault: Fault; told: string | RegExp }[] = [
    { fault: 'status=500', told: /fault|went wrong|500|error/i },
    { fault: 'status=429', told: /Too many attempts\. Try again in \d+ seconds\./ },
    { fault: 'drop', told: 'We cannot reach the server just now. Please try again in a moment.' },
    { fault: 'malformed', told: 'An unknown error has occurred, please try again later.' },
    { fault: 'html', told: 'An unknown error has occurred, please try again later.' },
  ];
  const { field, fill, submit, alert } = await openContactPage(page, 'psr');
  await fill({ ...VISITOR, Message: 'Hello' });
  for (const { fault, told } of faults) {
    const stop = await setFault(page, SEND, fault);
    await submit.click();
    await expect(alert, fault).toContainText(told);
    await expect(alert).toBeFocused();
    await expect(field('Message')).toHaveValue('Hello');
    await expect(field('Country')).toHaveValue('DE');
    await stop();
  }
  await checkAxe(page);
  await submit.click();
  await expect(outcome(page)).toBeVisible();
});

test('an expired token is replaced without a message (decision 31)', async ({ page, browserName }) => {
  const message = words(browserName);
  // Signed in, since Chromium keeps the countries from a page that it considers to be from another network.
  await rewritePayload(page, '/contact', (payload) => ({ ...payload, formSecurityToken: 'of-yesterday.x' }));
  await signIn(page, 'validated');
  const { fill, submit } = await openContactPage(page, 'psr');
  await fill({ Message: message });
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/contactForm')) statuses.push(response.status());
  });
  await submit.click();
  await expect(outcome(page)).toBeVisible();
  expect(statuses).toEqual([403, 200]);
  await mailsTo(page, 'product-safety@example.com', 1, message);
});

test('a double click on the button sends one message', { tag: '@engines' }, async ({ page, browserName }) => {
  const message = words(browserName);
  const { fill, submit } = await openContactPage(page, 'psr');
  await fill({ ...VISITOR, Message: message });
  const stop = await setFault(page, SEND, 'delay=400');
  await submit.focus();
  await submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(submit).toBeFocused();
  await expect(outcome(page)).toBeVisible();
  await stop();
  await mailsTo(page, 'product-safety@example.com', 1, message);
});

test('a failed load of countries is reported, and a retry loads them', async ({ page }) => {
  const stop = await setFault(page, COUNTRIES, 'status=503');
  const { field } = await openContactPage(page, 'psr');
  const main = page.getByRole('main');
  await expect(main.getByText('The countries could not be loaded.')).toBeVisible();
  await checkAxe(page);
  await stop();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(field('Country')).toBeFocused();
  await field('Country').selectOption({ label: 'Sweden' });
  await expect(field('Country')).toHaveValue('SE');
});

test('at 320 px, and at twice the text size, nothing is cut off', async ({ page }) => {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  const { submit } = await openContactPage(page, 'bce');
  await submit.click();
  await expect(page.getByRole('region', { name: 'Please check 8 fields' })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  // A 640 px window at 200 % zoom, with larger text in addition.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
    document.body.style.fontSize = '32px';
  });
  for (const button of [submit, page.getByRole('link', { name: 'Subregion' })]) {
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
});
