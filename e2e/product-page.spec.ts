import type { Page, Response } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { setFault } from './support/fault.ts';
import { loginDialog } from './support/login-dialog.ts';
import { rewritePage } from './support/rewrite-page.ts';
import { settled } from './support/settled.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const PIGMENT = 'GET /api/v1/pigment/p-0147';
/** Responses that the header waits for. */
const CALLS = [
  /\/pigment\/p-0147\?/,
  /\/manifest\/search\?type=field/,
  /\/manifest\/search\?type=tech/,
] as const;
const FAVOURITE = 'POST /api/v1/product-sheet/favorite';

const island = (page: Page) => page.locator('[data-ce-widget="product-detail"]');
const heading = (page: Page) => island(page).getByRole('heading', { level: 1, name: 'Rubelis Red 3240' });
const button = (page: Page, name: string | RegExp) => island(page).getByRole('button', { name });
const industry = (page: Page, name: string) => button(page, `${name}, change the industry`);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test.beforeEach(async ({ page }) => consent(page));

test('shows the product for the industry of the address, and changes it in place @engines', async ({
  page,
  expectConsole,
}) => {
  await page.goto('/product/p-0147?utm=a,b&i=coatings#use');
  await expect(industry(page, 'Coatings')).toBeVisible();
  await expect(island(page)).toHaveAttribute('data-ce-status', 'ready');
  await expect(island(page).getByRole('heading', { level: 2, name: 'Use in coatings' })).toBeFocused();
  await checkAxe(page);

  await industry(page, 'Coatings').click();
  await expect(dialog(page, 'Choose your industry').getByRole('radio', { name: 'Coatings' })).toBeChecked();
  await checkAxe(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(industry(page, 'Coatings')).toBeFocused();

  expectConsole(/503/);
  const works = await setFault(page, PIGMENT, 'status=503');
  await choose(page, 'Coatings', 'Plastics');
  const alert = island(page).getByRole('alert');
  await expect(alert).toContainText('Plastics cannot be shown');
  await expect(industry(page, 'Coatings')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?utm=a,b&i=coatings');
  await checkAxe(page);
  await works();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(industry(page, 'Plastics')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  expect(new URL(page.url()).search).toBe('?utm=a,b&i=plastics');
  expect(new URL(page.url()).hash).toBe('#use');
  await expect(island(page).getByRole('heading', { level: 2, name: 'Use in plastics' })).toBeVisible();
});

test('asks for the industry first, keeps it after a reload, and says what it cannot show @engines', async ({
  page,
  expectConsole,
}) => {
  const answer = await holdAnswer(page);
  await page.goto('/product/p-0147');
  const chooser = dialog(page, 'Choose your industry');
  await expect(chooser).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chooser).toBeVisible();
  const served = page.getByRole('heading', { level: 1, name: 'Rubelis Red 3240' });
  await expect(served).toHaveCount(1);
  const place = await served.boundingBox();
  await chooser.getByRole('radio', { name: 'Printing' }).check();
  await chooser.getByRole('button', { name: 'Choose' }).click();
  // What stands gets the focus, says what is loading, and takes no room for it.
  await expect(island(page).getByText('Loading the product for Printing')).toBeInViewport({ ratio: 1 });
  await expect(served).toBeFocused();
  await expect(island(page).locator('[aria-busy="true"]')).toHaveCSS('opacity', '0.5');
  expect(await served.boundingBox()).toEqual(place);
  answer.resolve();
  await expect(industry(page, 'Printing')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(island(page).getByText('Rubelis Red 3240 is shown for Printing.')).toBeAttached();
  await page.reload();
  await expect(industry(page, 'Printing')).toBeVisible();
  await expect(chooser).toHaveCount(0);

  expectConsole(/404/);
  await setFault(page, PIGMENT, 'status=404');
  await page.reload();
  await expect(island(page).getByRole('alert')).toContainText('This product does not exist');
  await expect(chooser).toHaveCount(0);
});

test('offers colours, codes and files, by keyboard alone and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product/p-0147?i=coatings');
  await expect(heading(page)).toBeVisible();
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  expect(await beyond()).toBe(0);

  await button(page, /gallery/).focus();
  await page.keyboard.press('Enter');
  const gallery = dialog(page, 'Rubelis Red 3240');
  await expect(gallery.getByRole('img', { name: 'Masstone' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByRole('img', { name: 'Tint 1:10' })).toBeVisible();
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(button(page, /gallery/)).toBeFocused();

  await button(page, 'QR code').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'QR code').getByRole('img', { name: /^QR code of http/ })).toBeVisible();
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'QR code')).toBeFocused();

  await expect(island(page).getByRole('link', { name: 'PDF' })).toHaveAttribute('href', /download=true/);
  const line = button(page, /^On this page/);
  await line.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(island(page).getByRole('heading', { level: 2, name: 'Use in coatings' })).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#use');

  await button(page, 'Add to comparison: Rubelis Red 3240').click();
  await expect(button(page, 'In comparison: Rubelis Red 3240')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await beyond()).toBe(0);
});

test('a reload, Back and a login end at the same section at the same height @engines', async ({ page }) => {
  const documents = island(page).getByRole('heading', { level: 2, name: 'Documents' });
  const top = () => documents.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.goto('/product/p-0147?i=coatings#colour');
  await expect(island(page).getByRole('heading', { name: 'Colour in the a*/b* plane' })).toBeFocused();
  // What is above gets its real height as it comes near.
  await expect(async () => {
    await documents.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 120));
    expect(await top()).toBe(120);
    const kept = await page.evaluate(() => (history.state as { cePlace?: object })?.cePlace);
    expect(kept).toMatchObject({ id: 'documents', offset: expect.closeTo(105, -2) });
  }).toPass();
  const stays = () => expect.poll(async () => Math.abs((await top()) - 120)).toBeLessThanOrEqual(1);
  await page.reload();
  await stays();
  await page.goto('/imprint');
  await page.goBack();
  await stays();
  await page.getByRole('link', { name: 'Log in' }).first().dispatchEvent('click');
  await loginDialog(page).logIn('rita.holm@example.com');
  await expect(page.getByRole('button', { name: 'Rita Holm' })).toBeAttached();
  await stays();
});

test('saves documents in My sheets with Undo for signed-in users', async ({ page, expectConsole }) => {
  await signIn(page, 'internal', '/product/p-0147?i=coatings');
  await expect(heading(page)).toBeVisible();
  const toggle = button(page, /^(Save to My sheets|In MySheets): Rubelis/);
  await expect(toggle).toHaveText(/^Save to My sheets/);
  await toggle.click();
  await expect(toggle).toHaveText(/^In MySheets/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toggle).toHaveText(/^Save to My sheets/);

  expectConsole(/503/);
  await setFault(page, FAVOURITE, 'status=503');
  await toggle.click();
  await expect(page.getByText(/^My sheets could not be changed/)).toBeVisible();
  await expect(toggle).toHaveText(/^Save to My sheets/);
  await checkAxe(page);
});

test('requests the product once, while React is still loading', async ({ page }) => {
  const react = Promise.withResolvers<void>();
  await page.route(/\/react-[^/]*\.js/, async (route) => {
    await react.promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS') asked.push(request.url());
  });
  const timesAsked = () => CALLS.map((call) => asked.filter((url) => call.test(url)).length);
  await page.goto('/product/p-0147?i=coatings', { waitUntil: 'commit' });
  await expect.poll(timesAsked).toEqual([1, 1, 1]);
  await expect(industry(page, 'Coatings')).toHaveCount(0);
  react.resolve();
  await expect(industry(page, 'Coatings')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contact', exact: true })).toBeVisible();
  expect(timesAsked()).toEqual([1, 1, 1]);
});

test('requests nothing that the page contains', async ({ page, expectConsole }) => {
  const path = '/product/p-0147';
  const [product, fields, catalogues] = await Promise.all([
    ...CALLS.map(async (call) => (await page.waitForResponse(isAnswer(call))).json()),
    page.goto(`${path}?i=coatings`),
  ]);
  const answer = {
    query: 'id=p-0147&i=coatings',
    user: null,
    region: 'europe',
    answer: { product, fields, catalogues },
  };
  const json = JSON.stringify(answer).replaceAll('<', '\\u003c');
  await rewritePage(page, path, (html) =>
    html.replace(
      /data-ce-widget="product-detail"[^>]*>/,
      (tag) => `${tag}<script type="application/json" data-ce-answer>${json}</script>`,
    ),
  );
  // Chromium blocks remaining calls to this machine from a page whose response the test has provided.
  expectConsole(/`loopback` address space|Failed to load resource: net::ERR_FAILED/);
  // Firefox reports files that are still on their way when the page is left.
  await settled(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect(industry(page, 'Coatings')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contact', exact: true })).toBeVisible();
  expect(asked.filter((url) => CALLS.some((call) => call.test(url)))).toEqual([]);
  await expect.poll(() => asked.filter((url) => url.includes('/nearest'))).not.toEqual([]);
});

/** Holds the product's data back until the promise is resolved. */
async function holdAnswer(page: Page): Promise<PromiseWithResolvers<void>> {
  const answer = Promise.withResolvers<void>();
  await page.route(CALLS[0], async (route) => {
    await answer.promise;
    await route.continue();
  });
  return answer;
}

/** The response to the call, not to its preflight. */
function isAnswer(call: RegExp) {
  return (response: Response) => call.test(response.url()) && response.request().method() !== 'OPTIONS';
}

/** Chooses another industry in the dialog. */
async function choose(page: Page, from: string, to: string): Promise<void> {
  await industry(page, from).click();
  const chooser = dialog(page, 'Choose your industry');
  await chooser.getByRole('radio', { name: to }).check();
  await chooser.getByRole('button', { name: 'Choose' }).click();
}
