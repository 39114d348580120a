import type { BrowserContext, Locator, Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { rewritePage } from './support/rewrite-page.ts';
import { settled } from './support/settled.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

/** A page whose islands call no service: Chromium considers a rewritten page to be from another network. */
const PLAIN = '/imprint';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Your cookie settings' });
const button = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true });
const box = (page: Page, name: RegExp) => modal(page).getByRole('checkbox', { name });

async function stored(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'ce-cookieSettings');
  return cookie && { ...cookie, settings: JSON.parse(decodeURIComponent(cookie.value)) };
}

test.describe('opens', () => {
  test('where no settings exist (row 6)', { tag: '@engines' }, async ({ page, context }) => {
    await page.goto('/');
    await expect(modal(page)).toBeVisible();
    expect(await context.cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'ce-cookieSettings' }),
    );
  });

  test('not where they exist, nor on the data protection page (row 7)', async ({ page }) => {
    await page.goto('/data-protection');
    await settled(page);
    await expect(modal(page)).toHaveCount(0);
    await consent(page);
    await page.goto('/');
    await settled(page);
    await expect(modal(page)).toHaveCount(0);
  });

  test('once for an address with the flag (rows 8, 9)', async ({ page }) => {
    await consent(page);
    for (const address of ['#cookiesettings', '?showCookieSettings', '?showCookieSettings=1']) {
      await test.step(address, async () => {
        // Navigating to an address that differs only in its hash would not reload the page.
        await page.goto('about:blank');
        await page.goto(`/data-protection${address}`);
        await expect(modal(page)).toBeVisible();
        expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
        await button(page, 'Close').click();
        await page.reload();
        await settled(page);
        await expect(modal(page)).toHaveCount(0);
      });
    }
  });

  test('not for the address ?showCookieSettings=0', async ({ page }) => {
    await consent(page);
    await page.goto('/?showCookieSettings=0');
    await settled(page);
    await expect(modal(page)).toHaveCount(0);
  });

  test('each time by a link of the page', async ({ page }) => {
    await consent(page);
    await page.goto('/');
    await settled(page);
    for (const _ of [1, 2]) {
      await page.getByRole('link', { name: 'Cookie settings' }).click();
      await expect(modal(page)).toBeVisible();
      await button(page, 'Close').click();
      await expect(modal(page)).toHaveCount(0);
    }
  });

  test('again where the stored settings have another form, which are removed (row 75)', async ({
    page,
    context,
  }) => {
    const value = encodeURIComponent('{"mandatory":true,"functional":true,"marketing":true,"more":1}');
    await context.addCookies([{ name: 'ce-cookieSettings', value, domain: 'localhost', path: '/' }]);
    await page.goto('/');
    await expect(modal(page)).toBeVisible();
    await expect.poll(() => stored(context)).toBeUndefined();
  });
});

test.describe('stores', () => {
  test('everything on "Accept all", for 30 days (rows 72, 74)', { tag: '@engines' }, async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await button(page, 'Accept all').click();
    await expect(modal(page)).toHaveCount(0);
    const cookie = await stored(context);
    expect(cookie).toMatchObject({
      settings: { mandatory: true, functional: true, marketing: true },
      // WebKit drops secure cookies on plain http.
      secure: false,
      sameSite: 'Lax',
      path: '/',
    });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30.01);
  });

  test('a cookie that is secure on https (row 74)', async ({ page, context, baseURL }) => {
    await page.route('https://portal.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      // The demo accepts records only from its own origin.
      if (route.request().method() === 'POST') await route.fulfill({ status: 204 });
      else await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) });
    });
    await page.goto(`https://portal.example${PLAIN}`);
    await button(page, 'Reject all').click();
    await expect(modal(page)).toHaveCount(0);
    expect(await stored(context)).toMatchObject({ secure: true, sameSite: 'Lax', domain: 'portal.example' });
    // Files fetched behind the dialog would find no host without this route.
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('the choice of the details view (rows 70, 73)', { tag: ['@engines', '@smoke'] }, async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect(box(page, /Marketing/)).toHaveCount(0);
    await button(page, 'Change settings').click();
    await expect(box(page, /Necessary/)).toBeChecked();
    await expect(box(page, /Necessary/)).toBeDisabled();
    await box(page, /Marketing/).check();
    await button(page, 'Save selection').click();
    await expect(modal(page)).toHaveCount(0);
    expect((await stored(context))?.settings).toEqual({
      mandatory: true,
      functional: false,
      marketing: true,
    });
  });

  test('a withdrawal in one click, and deletes the declared cookies', { tag: '@engines' }, async ({
    page,
    context,
  }) => {
    await consent(page, { functional: true, marketing: true });
    await page.goto('/');
    await page.evaluate(() => {
      for (const name of ['_pk_id.1.abcd', '_ce_visit', 'mine']) document.cookie = `${name}=1;path=/`;
    });
    await page.goto('/#cookiesettings');
    await modal(page)
      .getByRole('button', { name: /^Reject/ })
      .click();
    await expect(modal(page)).toHaveCount(0);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).toContain('mine');
    expect(names.filter((name) => /^_/.test(name))).toEqual([]);
    expect((await stored(context))?.settings).toEqual({
      mandatory: true,
      functional: false,
      marketing: false,
    });
  });

  test('nothing before the visitor chooses', async ({ page, context }) => {
    await page.goto('/');
    await button(page, 'Change settings').click();
    const before = (await context.cookies()).filter(({ httpOnly }) => !httpOnly);
    const storage = await page.evaluate(() => [localStorage.length, sessionStorage.length]);
    expect([before, storage]).toEqual([[], [0, 0]]);
  });
});

test.describe('without settings', () => {
  test('cannot be closed by Escape, however often (row 71)', { tag: '@engines' }, async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect(modal(page)).toBeVisible();
    for (let press = 0; press < 8; press++) await page.keyboard.press('Escape');
    await expect(modal(page)).toBeVisible();
    await expect(button(page, 'Close')).toHaveCount(0);
    await page.mouse.click(5, 5);
    await expect(modal(page)).toBeVisible();
    await button(page, 'Change settings').click();
    for (let press = 0; press < 8; press++) await page.keyboard.press('Escape');
    await expect(modal(page)).toBeVisible();
    expect(await stored(context)).toBeUndefined();
  });

  test('can be used by keyboard alone: details, choice, save', { tag: '@engines' }, async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect(modal(page)).toBeVisible();
    await tabTo(button(page, 'Change settings'), { atMost: 8 });
    await page.keyboard.press('Enter');
    await expect(box(page, /Functional/)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(box(page, /Functional/)).toBeChecked();
    // In a form, Enter in a checkbox would submit and reload the page.
    await page.keyboard.press('Enter');
    await expect(box(page, /Functional/)).toBeChecked();
    await tabTo(button(page, 'Save selection'), { atMost: 8 });
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveCount(0);
    expect((await stored(context))?.settings).toEqual({
      mandatory: true,
      functional: true,
      marketing: false,
    });
  });

  test('keeps the focus out of the page behind it', { tag: '@engines' }, async ({ page }) => {
    await page.goto('/');
    await expect(modal(page)).toBeVisible();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.localName === 'ce-island';
      });
      expect(isInside).toBe(true);
    }
  });
});

test('is shown again after a script has swapped the body or its content', { tag: '@engines' }, async ({
  page,
  context,
}) => {
  await page.goto(PLAIN);
  await button(page, 'Change settings').click();
  await box(page, /marketing/i).check();
  const swapBody = () =>
    page.evaluate(() => {
      const body = document.createElement('body');
      body.append('Another page');
      document.body.replaceWith(body);
    });
  await swapBody();
  await expect(box(page, /marketing/i)).toBeChecked();
  await page.evaluate(() => document.body.replaceChildren(document.createElement('main')));
  await expect(box(page, /marketing/i)).toBeChecked();
  await button(page, 'Save selection').click();
  await expect(modal(page)).toHaveCount(0);
  expect((await stored(context))?.settings).toEqual({ mandatory: true, functional: false, marketing: true });
  await swapBody();
  await settled(page);
  await expect(modal(page)).toHaveCount(0);
});

test('closes by Escape where settings exist, and gives the focus back', { tag: '@engines' }, async ({
  page,
}) => {
  await consent(page);
  await page.goto('/');
  await settled(page);
  const link = page.getByRole('link', { name: 'Cookie settings' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

for (const width of [390, 1280]) {
  test(`offers accept and reject alike, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    await expect(modal(page)).toBeVisible();
    const looks = await modal(page)
      .getByRole('button', { name: /^(Accept|Reject)/ })
      .evaluateAll((buttons) =>
        buttons.map((element) => {
          const { width: wide, height } = element.getBoundingClientRect();
          const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
          return {
            wide: Math.round(wide),
            height,
            color,
            backgroundColor,
            fontSize,
            fontWeight,
            borderColor,
          };
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
  });
}

test('looks like the other dialogs, with the tokens of the page', async ({ page }) => {
  const looks = (dialog: Locator) =>
    dialog.evaluate((element) => {
      document.documentElement.style.setProperty('--ce-radius', '3px');
      const { borderRadius, borderColor, backgroundColor, color } = getComputedStyle(element);
      const heading = getComputedStyle(element.querySelector('h2') as Element);
      const close = element.querySelector('svg')?.innerHTML;
      const backdrop = getComputedStyle(element, '::backdrop').backgroundColor;
      const { fontSize, lineHeight } = heading;
      return { borderRadius, borderColor, backgroundColor, color, backdrop, fontSize, lineHeight, close };
    });
  await consent(page);
  await page.goto('/imprint#cookiesettings');
  const own = await looks(modal(page));
  expect(own.borderRadius).toBe('6px');
  await page.goto('/imprint?showLogin=1');
  expect(own).toEqual(await looks(page.getByRole('dialog', { name: 'Log in' })));
});

test('the details make saving them stand out, and leave the two other ways alike', async ({ page }) => {
  await page.goto('/');
  const ground = (name: string) =>
    button(page, name).evaluate((each) => getComputedStyle(each).backgroundColor);
  const standingOut = await ground('Accept all');
  await button(page, 'Change settings').click();
  expect(await ground('Save selection')).toBe(standingOut);
  expect(await ground('Accept all')).not.toBe(standingOut);
  expect(await ground('Reject all')).toBe(await ground('Accept all'));
});

test('passes axe in both views', async ({ page }) => {
  await page.goto('/');
  await expect(modal(page)).toBeVisible();
  await checkAxe(page);
  await button(page, 'Change settings').click();
  await checkAxe(page);
});

test('follows the choice of another tab', { tag: '@engines' }, async ({ page, context }) => {
  await page.goto('/');
  await expect(modal(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await button(other, 'Accept all').click();
  await expect(modal(page)).toHaveCount(0);
});

test.describe('what waits for a consent', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const runs: string[] = [];
      Object.assign(window, { runs });
      document.addEventListener('ce:consent:changed', () => {
        runs.push(`told, ${document.querySelector('ce-island dialog[open]') ? 'open' : 'closed'}`);
      });
    });
    // The first takes longer: the second must wait for it.
    await page.route('**/gated/*.js', async (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1);
      if (name === 'first.js') await new Promise((done) => setTimeout(done, 300));
      await route.fulfill({ contentType: 'text/javascript', body: `window.runs.push('${name}')` });
    });
    await rewritePage(page, PLAIN, (html) =>
      html.replace(
        '<main ',
        `<script type="text/plain" data-ce-consent="functional" src="/gated/first.js"></script>
        <script type="text/plain" data-ce-consent="functional" src="/gated/second.js"></script>
        <script type="text/plain" data-ce-consent="marketing" src="/gated/ads.js"></script>
        <template data-ce-consent="marketing"><p id="embed">A film</p></template>
        <main `,
      ),
    );
  });

  const runs = (page: Page) => page.evaluate(() => (window as unknown as { runs: string[] }).runs);

  test('runs and shows only what is allowed, in order, after the closing', { tag: '@engines' }, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(PLAIN);
    await settled(page);
    expect(requests.filter((path) => path.startsWith('/gated/'))).toEqual([]);
    await button(page, 'Change settings').click();
    await box(page, /Functional/).check();
    await button(page, 'Save selection').click();
    await expect.poll(() => runs(page)).toEqual(['told, closed', 'first.js', 'second.js']);
    await expect(page.locator('#embed')).toHaveCount(0);
    await expect(page.getByText('This content comes from another provider.')).toBeVisible();
  });

  test('code that expects a page still being parsed runs as if it were', { tag: '@engines' }, async ({
    page,
  }) => {
    await rewritePage(
      page,
      PLAIN,
      (html) =>
        html.replace(
          '<main ',
          `<section aria-label="Late">
          <script type="text/plain" data-ce-consent="functional" defer src="/gated/deferred.js"></script>
          <script type="text/plain" data-ce-consent="functional" data-ce-type="module">runs.push('module')</script>
          <script type="text/plain" data-ce-consent="functional" data-ce-type="application/json">{}</script>
          <script type="text/plain" data-ce-consent="functional" nomodule src="/gated/old.js"></script>
          <script type="text/plain" data-ce-consent="functional" src="/gated/first.js"></script>
          <script type="text/plain" data-ce-consent="functional">
            runs.push('inline');
            const load = { handleEvent: ({ type }) => runs.push(type) };
            window.onload = () => runs.push('onload');
            document.addEventListener('DOMContentLoaded', ({ type }) => {
              runs.push(type);
              addEventListener('load', load);
            });
            document.open();
            document.write('<a href="#late">', 'Written');
            runs.push(document.querySelector('[href="#late"]').text);
            document.write(' link</a> text <script src="/gated/written.js"><\\/script>');
            document.write('<script>runs.push("within")<\\/script>');
            document.close();
          </script>
          <template data-ce-consent="functional"><script src="/gated/second.js"></script><script>runs.push('embed')</script></template>
          <p>Below</p></section><main `,
        ),
      ['content-security-policy'],
    );
    await consent(page, { functional: true });
    await page.goto(PLAIN);
    const late = page.getByRole('region', { name: 'Late' });
    await expect(late).toHaveText(/^\s*Written link text\s*Below/);
    await expect(late.getByRole('link', { name: 'Written link' })).toBeVisible();
    // A module without a file tells nobody when it runs.
    await expect
      .poll(async () => (await runs(page)).filter((run) => run !== 'module'))
      .toEqual([
        ...['told, closed', 'first.js', 'inline', 'Written', 'written.js', 'within', 'second.js', 'embed'],
        ...['deferred.js', 'DOMContentLoaded', 'onload', 'load'],
      ]);
    expect(await runs(page)).toContain('module');
  });

  test('is shown from its placeholder, and removed when the consent is withdrawn', async ({ page }) => {
    await consent(page);
    await page.goto(PLAIN);
    await page.getByRole('button', { name: 'Cookie settings' }).press('Enter');
    await button(page, 'Accept all').press('Enter');
    await expect(page.locator('#embed')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
    expect((await runs(page)).filter((run) => run === 'told, closed')).toHaveLength(2);
    await page.getByRole('link', { name: 'Cookie settings' }).click();
    await modal(page)
      .getByRole('button', { name: /^Reject/ })
      .click();
    await expect(page.locator('#embed')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  });
});
