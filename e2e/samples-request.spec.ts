import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { setFault } from './support/fault.ts';
import { signInAfresh } from './support/fresh-account.ts';
import { mailsTo } from './support/outbox.ts';
import { openProfile } from './support/profile.ts';
import { signIn } from './support/sign-in.ts';
import { smallTargets } from './support/small-targets.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

const SEND = 'POST /api/v1/message/requestSamples';
const RED = 'Rubelis Red 3540';
/** Of a comparison whose last product is no longer made. */
const GONE = 'Helianta Yellow 2390';
const COMPARISON =
  '/compare?i=coatings&uids=pigments::p-0001,pigments::p-0002,pigments::p-0009,pigments::p-0012';

const form = (page: Page) => page.getByRole('dialog', { name: 'Request samples' });
const receipt = (page: Page) => page.getByRole('dialog', { name: 'Thank you for your request' });
const opener = (page: Page) =>
  page.locator('[data-ce-widget="compare-page"]').getByRole('button', { name: 'Request samples' });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Send request' });

test.beforeEach(({ page }) => consent(page));

async function fillAddress(page: Page): Promise<void> {
  for (const [label, text] of [
    ['Street', 'Hamngatan 1'],
    ['Postcode', '111 47'],
    ['City', 'Stockholm'],
  ] as const)
    await form(page).getByLabel(label).fill(text);
}

test('samples of a comparison are requested by keyboard, received, followed and requested again (rows 274, 275, 277 to 280)', {
  tag: '@engines',
}, async ({ page }) => {
  test.slow();
  await signInAfresh(page, 'validated', COMPARISON);
  await tabTo(opener(page), { atMost: 80 });
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeVisible();
  await expect(form(page).getByText(`There are no samples of: ${GONE}.`)).toBeVisible();
  await expect(form(page).getByRole('checkbox').first()).toBeFocused();
  await checkAxe(page);

  const rows = form(page).getByRole('group', { name: 'Products' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const second = rows.nth(1).getByRole('checkbox');
  await second.focus();
  await page.keyboard.press('Space');
  await expect(second).not.toBeChecked();
  await expect(second).toBeFocused();
  await checkAxe(page);
  await form(page)
    .getByRole('combobox', { name: `Amount of ${RED}` })
    .selectOption('250 g');
  const reason = `A trial ${Date.now()}`;
  await form(page).getByLabel('What do you need').fill(reason);
  await fillAddress(page);
  await submit(page).press('Enter');

  const heading = receipt(page).getByRole('heading', { name: /^Request SR-\d{4}-\d{4}$/ });
  await expect(heading).toBeFocused();
  await expect(receipt(page).getByText(`250 g of ${RED}`)).toBeVisible();
  await expect(receipt(page).getByRole('link', { name: 'ines.calder@example.com' })).toBeVisible();
  await checkAxe(page);
  const number = ((await heading.textContent()) ?? '').replace('Request ', '');
  const [staffMail] = await mailsTo(page, 'ines.calder@example.com', 1, reason);
  expect(staffMail?.subject).toContain(number);
  const told =
    (await receipt(page)
      .getByText(/also sent this receipt to/)
      .textContent()) ?? '';
  const address = /to (\S+)\.$/.exec(told)?.[1] ?? '';
  await mailsTo(page, address, 1, number);

  await receipt(page).getByRole('link', { name: 'Your sample requests' }).click();
  const list = page.getByRole('list', { name: `Samples of request ${number}` });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const entry = page.getByRole('listitem').filter({ has: list });
  await expect(entry.getByText('Received', { exact: true })).toBeVisible();
  await checkAxe(page);
  const [state = ''] = /http\S+sample-state\S+/.exec(staffMail?.text ?? '') ?? [];
  await page.goto(state);
  await page.getByRole('button', { name: 'Mark as in progress' }).click();
  await openProfile(page, '/sample-requests');
  await expect(entry.getByText('In progress', { exact: true })).toBeVisible();

  const again = entry.getByRole('button', { name: `Request again: ${number}` });
  await again.press('Enter');
  await expect(form(page).getByLabel('Street')).toHaveValue('Hamngatan 1');
  await expect(form(page).getByLabel('What do you need')).toHaveValue(reason);
  await expect(form(page).getByRole('combobox', { name: `Amount of ${RED}` })).toHaveValue('250 g');
  await page.keyboard.press('Escape');
  await expect(form(page)).toHaveCount(0);
  await expect(again).toBeFocused();
});

test('on a phone the form keeps everything while the service fails (rows 276, 281)', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 700 });
  await signInAfresh(page, 'validated', COMPARISON);
  await page.locator('[data-ce-widget="compare-page"]').getByRole('button', { name: 'Make a copy' }).click();
  await page.locator('[data-ce-widget="compare-page"]').getByRole('button', { name: 'Open basket' }).click();
  const basket = page.getByRole('region', { name: 'Comparison basket' });
  await basket.getByRole('button', { name: 'Request samples' }).click();
  await expect(form(page)).toBeVisible();
  const overflow = () =>
    form(page).evaluate((dialog) =>
      Math.max(
        ...[...dialog.querySelectorAll('*')].map((element) => {
          const { right } = element.getBoundingClientRect();
          return right - innerWidth;
        }),
      ),
    );
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  expect(await smallTargets(form(page))).toEqual([]);
  await form(page).getByLabel('What do you need').fill('A trial on a phone');
  await fillAddress(page);

  // The comparison's product that is no longer made is known to the service alone: the basket does not say.
  await submit(page).click();
  const gone = form(page).getByRole('checkbox', { name: GONE });
  await expect(gone).toHaveAccessibleDescription(`${GONE} is no longer made, so there are no samples of it.`);
  await gone.uncheck();
  const stop = await setFault(page, SEND, 'status=500');
  await submit(page).click();
  await expect(form(page).getByRole('alert')).toBeFocused();
  await expect(form(page).getByLabel('Street')).toHaveValue('Hamngatan 1');
  await stop();
  await submit(page).click();
  await expect(receipt(page).getByRole('heading', { name: /^Request SR-/ })).toBeFocused();
  await checkAxe(page);
});

test('working list and selection of My sheets request samples of their products, each once (row 282)', async ({
  page,
}) => {
  await signIn(page, 'validated', '/sheets?tab=mysheets');
  const island = page.locator('[data-ce-widget="search-listing"]');
  await island.getByRole('button', { name: 'Working list' }).click();
  const list = island.getByRole('region', { name: 'Working list of My sheets' });
  await list.getByRole('button', { name: 'Request samples' }).click();
  const products = form(page).getByRole('group', { name: 'Products' }).getByRole('listitem');
  await expect(products.first()).toBeVisible();
  const names = await products.allTextContents();
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  await form(page).getByRole('button', { name: 'Close' }).click();

  // Two documents of the first product, one of the next.
  await island.getByRole('button', { name: 'Choose for a ZIP' }).click();
  const lines = island.locator('[data-ce-hit]');
  const selected: string[] = [];
  for (const [line, count] of [2, 1].entries()) {
    const boxes = lines.nth(line).getByRole('checkbox', { name: /^Select / });
    for (let index = 0; index < count; index++) await boxes.nth(index).check();
    const name = lines.nth(line).getByRole('heading').getByRole('link');
    selected.push((await name.textContent()) ?? '');
  }
  const bar = island.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('3 of 20 documents');
  await bar.getByRole('button', { name: 'Request samples' }).click();
  await expect(products).toHaveCount(2);
  for (const name of selected) await expect(products.filter({ hasText: name }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'Request samples' })).toBeFocused();
});

test('who may not request samples is told what it takes (row 283)', async ({ page }) => {
  await signIn(page, 'visitor', COMPARISON);
  await opener(page).click();
  await expect(
    form(page)
      .getByRole('button', { name: 'Log in' })
      .or(form(page).getByRole('link', { name: 'Log in' })),
  ).toBeVisible();
  await checkAxe(page);
});
