import type { Locator, Page } from '@playwright/test';
import { consent } from './support/consent.ts';
import { contactForm, VISITOR } from './support/contact-form.ts';
import { ENTRIES } from './support/entries.ts';
import { type Call, setFault } from './support/fault.ts';
import { freshAccount, signInAfresh } from './support/fresh-account.ts';
import { openLogin, PASSWORD } from './support/login-dialog.ts';
import { mailsTo } from './support/outbox.ts';
import { openProfile } from './support/profile.ts';
import { expect, test } from './support/test.ts';

// Each form is sent twice: what a first answer leaves behind must not touch the next input.

const PRODUCT = '/product/p-0147?i=coatings';
const WAYS = Object.entries(ENTRIES);

/** Presses a button and returns the body of the answer to the call. */
async function answerTo(page: Page, button: Locator, call: Call) {
  const [method, path = ''] = call.split(' ');
  const [response] = await Promise.all([
    page.waitForResponse(
      (each) => each.request().method() === method && new URL(each.url()).pathname.endsWith(path),
    ),
    button.click(),
  ]);
  expect(response.ok(), call).toBe(true);
  return response.json();
}

test.beforeEach(({ page }) => consent(page));

test('the profile’s forms can be saved a second time', { tag: '@engines' }, async ({ page }) => {
  await signInAfresh(page, 'validated');
  const { area, box, part, button, link } = await openProfile(page, '/personal');
  const save = (title: string) =>
    answerTo(page, part(title).getByRole('button', { name: 'Save changes' }), 'PUT /user/me');
  for (const [way, enter] of WAYS) {
    await enter(page, box('Company'), `Company by ${way}`);
    expect(await save('About you')).toMatchObject({ company: `Company by ${way}` });
    await enter(page, box('Last name'), way[0] ?? '');
    expect(await save('About you')).toMatchObject({ lastName: way[0] });
  }

  for (const [at, [way, enter]] of WAYS.entries()) {
    await button(at === 0 ? 'Change email address' : 'Use another address').click();
    const newEmail = `${way}-${Date.now()}@example.com`;
    await enter(page, box('New email address'), newEmail);
    const send = part('Email address').getByRole('button', { name: 'Send the link', exact: true });
    expect(await answerTo(page, send, 'PUT /me/changeEmail')).toMatchObject({ newEmail });
  }

  await link('Privacy').click();
  const consents = area.getByRole('checkbox');
  const before = await consents.first().isChecked();
  for (const isChecked of [!before, before]) {
    await consents.first().setChecked(isChecked);
    const { consent: given } = await save('Your consents');
    expect(given.includes('inquiries')).toBe(isChecked);
  }

  await link('Notifications').click();
  await box('Send me an email').check();
  for (const name of ['Daily', 'Monthly']) {
    await area.getByRole('radio', { name }).check();
    const interval = name.toLowerCase();
    expect(await save('Changed documents')).toMatchObject({ notifications: { documents: { interval } } });
  }
});

test('the contact form can be sent a second time', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/contact?about=psr');
  const { field, fill, submit } = contactForm(page.getByRole('main'));
  for (const [way, enter] of WAYS) {
    await fill(VISITOR);
    const message = `Sent by ${way} ${Date.now()}`;
    await enter(page, field('Last name'), way);
    await enter(page, field('Message'), message);
    await answerTo(page, submit, 'POST /message/contactForm');
    await expect(field('Message')).toHaveValue('');
    const [mail] = await mailsTo(page, 'product-safety@example.com', 1, message);
    expect(mail?.text).toContain(`Nora ${way} (`);
  }
});

test('the requests of a product can be sent a second time', { tag: '@engines' }, async ({ page }) => {
  test.slow();
  await signInAfresh(page, 'validated', PRODUCT);
  const actions = page.locator('[data-ce-widget="product-detail"]').getByRole('group', { name: 'Actions' });
  const sample = page.getByRole('dialog', { name: 'Request a sample' });
  const document = page.getByRole('dialog', { name: 'Request a regulatory document' });
  const sent = page.getByRole('dialog', { name: 'Thank you for your request' });
  for (const [way, enter] of WAYS) {
    const reason = `Asked by ${way} ${Date.now()}`;
    await actions.getByRole('button', { name: 'Request sample' }).click();
    await enter(page, sample.getByLabel('What do you need'), reason);
    for (const [label, text] of [
      ['Street', 'Hamngatan 1'],
      ['Postcode', '111 47'],
      ['City', 'Stockholm'],
    ] as const)
      await enter(page, sample.getByLabel(label), text);
    await answerTo(page, sample.getByRole('button', { name: 'Send request' }), 'POST /requestSampleForm');
    await sent.getByRole('button', { name: 'Close' }).last().click();
    const [mail] = await mailsTo(page, 'ines.calder@example.com', 1, reason);
    expect(mail?.text).toContain('Hamngatan 1');
  }
  for (const index of [1, 2]) {
    await page.getByRole('button', { name: 'Request document', exact: true }).click();
    await document.getByLabel('Document').selectOption({ index });
    await answerTo(
      page,
      document.getByRole('button', { name: 'Send request' }),
      'POST /requestRegulatoryDocument',
    );
    await sent.getByRole('button', { name: 'Close' }).last().click();
  }
});

test('the request for validation can be sent again after a refusal', { tag: '@engines' }, async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|Cross-Origin Request Blocked/);
  await signInAfresh(page, 'registered');
  const { area, box, button, alert } = await openProfile(page, '/status');
  const stop = await setFault(page, 'PUT /me/validationRequest', 'status=500');
  await box(/^Region/).selectOption('Europe');
  await box(/^Subregion/).selectOption('Western Europe');
  await button('Send request').click();
  await expect(alert).toBeFocused();
  await stop();
  await box(/^Region/).focus();
  await page.keyboard.type('Middle');
  await expect(box(/^Subregion/)).toHaveCount(0);
  const answer = await answerTo(page, button('Send request'), 'PUT /me/validationRequest');
  expect(answer).toMatchObject({ validationState: 'pending', region: 'middle-east-africa' });
  await expect(area.getByRole('button', { name: 'Send request' })).toHaveCount(0);
});

test('the login and the forgotten password can be sent again after a refusal', { tag: '@engines' }, async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  const email = await freshAccount(page, 'validated');
  const { dialog, password, alert, submit, logIn } = await openLogin(page);
  await dialog.getByRole('link', { name: 'Forgot your password?' }).click();
  const forgotten = page.getByRole('dialog', { name: 'Forgot your password?' });
  const address = forgotten.getByRole('textbox', { name: 'Email' });
  for (const [, enter] of WAYS) {
    await enter(page, address, 'nobody@');
    await address.press('Enter');
    await expect(address).toHaveAccessibleDescription('Please enter a valid email address');
    await enter(page, address, email);
    await expect(address).not.toHaveAttribute('aria-invalid');
  }
  await answerTo(page, forgotten.getByRole('button', { name: 'Send link' }), 'POST /user/forgot-password');
  await page.getByRole('button', { name: 'Back to login' }).click();

  for (const [, enter] of WAYS) {
    await logIn(email, 'Pigment-1999');
    await expect(alert).toBeFocused();
    await enter(page, password, PASSWORD);
    await expect(password).toHaveValue(PASSWORD);
  }
  await submit.click();
  await expect(page.getByRole('button', { name: 'Vera Lindqvist' })).toBeVisible();
});
