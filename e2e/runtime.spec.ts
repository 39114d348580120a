import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { cdnFolder } from '../demo/server/site/static-files.ts';
import { consent } from './support/consent.ts';
import { rewritePage, rewritePayload } from './support/rewrite-page.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

/** Messages of browsers and library about a file that fails to load. */
const MISSING_FILE =
  /None of the “sha\d+” hashes|ChunkLoadError|could not be loaded|ERR_FAILED|NetworkError|Loading (failed|module)|Failed to load/;

/** A page whose islands call no service: Chromium considers a rewritten page to be from another network. */
const PLAIN = '/data-protection';

const island = (page: Page, name: string) => page.locator(`[data-ce-widget="${name}"]`);
const navigation = (page: Page) => island(page, 'main-navigation');
const menu = (page: Page) => island(page, 'user-menu');

async function expectStatus(element: Locator, status: string): Promise<void> {
  await expect(element).toHaveAttribute('data-ce-status', status);
}

/** Whether the server-rendered content is visible. */
async function expectFallback(element: Locator): Promise<void> {
  await expect(element.locator('ce-island')).toHaveCount(0);
  await expect(element.locator('a').filter({ visible: true }).first()).toBeVisible();
}

test.describe('an island', () => {
  test.beforeEach(async ({ page }) => consent(page));

  test('goes from waiting to loading to ready, and reports it', { tag: '@engines' }, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        for (const { target } of records) {
          const { ceWidget, ceStatus } = (target as HTMLElement).dataset;
          if (ceWidget === 'main-navigation') seen.push(ceStatus ?? 'none');
        }
      }).observe(document, { subtree: true, attributeFilter: ['data-ce-status'] });
      document.addEventListener('ce:widget:ready', (event) =>
        seen.push(`event ${(event as CustomEvent).detail.island}`),
      );
    });
    await page.goto('/products');
    await expectStatus(navigation(page), 'ready');
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    const own = seen.filter((step, index) => !step.startsWith('event') && step !== seen[index - 1]);
    expect(own.at(-1)).toBe('ready');
    expect(seen).toContain('event main-navigation');
  });

  test('is mounted late, kept while it moves, removed and mounted again', { tag: '@engines' }, async ({
    page,
  }) => {
    await page.goto('/products');
    await settled(page);
    await page.evaluate(() => {
      const late = document.createElement('div');
      late.dataset.ceWidget = 'user-menu';
      late.id = 'late';
      late.append('Served');
      document.querySelector('main')?.prepend(late);
    });
    const late = page.locator('#late');
    await expectStatus(late, 'ready');
    const isKept = await page.evaluate(async () => {
      const element = document.getElementById('late') as HTMLElement;
      const host = element.querySelector('ce-island');
      document.querySelector('main')?.append(element);
      await new Promise(requestAnimationFrame);
      return element.querySelector('ce-island') === host && element.dataset.ceStatus === 'ready';
    });
    expect(isKept).toBe(true);
    const left = await page.evaluate(async () => {
      const element = document.getElementById('late') as HTMLElement;
      element.remove();
      await new Promise(requestAnimationFrame);
      const html = element.outerHTML;
      document.querySelector('main')?.append(element);
      return html;
    });
    expect(left).toBe('<div data-ce-widget="user-menu" id="late">Served</div>');
    await expectStatus(late, 'ready');
  });

  test('keeps its server-rendered content without its file, and does not affect its neighbours', {
    tag: '@engines',
  }, async ({ page, expectConsole }) => {
    expectConsole(MISSING_FILE);
    await page.route(/\/search-listing-[^/]+\.js/, (route) => route.abort());
    await page.addInitScript(() => {
      document.addEventListener('ce:widget:failed', (event) => {
        const { island, error } = (event as CustomEvent).detail;
        document.documentElement.dataset.failed = `${island} ${error.name}: ${error.message}`;
      });
    });
    await page.goto('/products');
    await expectStatus(island(page, 'search-listing'), 'failed');
    await expectStatus(navigation(page), 'ready');
    await expect(page.locator('html')).toHaveAttribute(
      'data-failed',
      'search-listing ChunkLoadError: The file of "search-listing" could not be loaded.',
    );
  });

  test('is mounted at the second try, in every browser', { tag: '@engines' }, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/503|Loading (failed|module)|Failed to load/);
    await page.route(/\/search-listing-[^/]+\.js/, (route) =>
      new URL(route.request().url()).search
        ? route.continue()
        : route.fulfill({ status: 503, contentType: 'text/javascript' }),
    );
    await page.goto('/products');
    await expectStatus(island(page, 'search-listing'), 'ready');
  });

  test('reports nothing if the page is left before its file is loaded', { tag: '@engines' }, async ({
    page,
  }) => {
    let asked = 0;
    await page.route(/\/search-listing-[^/]+\.js/, () => void asked++);
    await page.goto('/products');
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.goto(PLAIN);
    await expectStatus(navigation(page), 'ready');
  });

  test('with an unknown name or invalid JSON in its props is named in the console', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/IslandError|Island "/);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await rewritePage(page, PLAIN, (html) =>
      html
        .replace('<main ', '<div data-ce-widget="main-navigatoin">Served</div><main ')
        .replace('data-ce-widget="notices"', `data-ce-widget="notices" data-ce-props='{"a":'`),
    );
    await page.goto(PLAIN);
    await expectStatus(island(page, 'main-navigatoin'), 'failed');
    await expectStatus(island(page, 'notices'), 'failed');
    await expectStatus(navigation(page), 'ready');
    expect(messages.join('\n')).toContain('Island "main-navigatoin": there is no island of this name.');
    expect(messages.join('\n')).toContain('data-ce-props must be a JSON object, but is {"a":');
  });
});

test.describe('the loader', () => {
  test.beforeEach(async ({ page }) => consent(page));

  test('warns about a second script tag, and runs once', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await rewritePage(page, PLAIN, (html) =>
      html.replace(/<script[^>]+ce-widgets\.js[^>]*><\/script>/, (tag) => tag + tag),
    );
    await page.goto(PLAIN);
    await expectStatus(navigation(page), 'ready');
    expect(
      warnings.filter((text) => /^ce-widgets \S+ does nothing: \S+ is on this page already\.$/.test(text)),
    ).toHaveLength(1);
    await expect(navigation(page).locator('ce-island')).toHaveCount(1);
  });

  const LOADER = /<script[^>]+ce-widgets\.js[^>]*><\/script>/;
  const code = () => readFileSync(`${cdnFolder}/ce-widgets.js`, 'utf8');

  for (const [how, change] of [
    [
      'as a module',
      (html) => html.replace(LOADER, '<script type="module" src="/ce/ce-widgets.js"></script>'),
    ],
    ['inlined', (html) => html.replace(LOADER, () => `<script data-ce-base="/ce">${code()}</script>`)],
    [
      'combined with other scripts',
      (html) =>
        html
          .replace('<html ', '<html data-ce-base="/ce" ')
          .replace(LOADER, '<script src="/cache/combined.js" defer></script>'),
    ],
  ] satisfies [string, (html: string) => string][]) {
    test(`starts ${how}`, { tag: '@engines' }, async ({ page }) => {
      await page.route('/cache/combined.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `'use strict';\nvar other = 1;\n${code()}` }),
      );
      await rewritePage(page, PLAIN, change, ['content-security-policy']);
      await page.goto(PLAIN);
      await expectStatus(navigation(page), 'ready');
    });
  }

  test('answers an opener that is clicked twice before the core is there', { tag: '@engines' }, async ({
    page,
  }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/core-[^/]+\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/products');
    const opener = menu(page).getByRole('link', { name: 'Log in' });
    await opener.click();
    await opener.click();
    letGo();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/products');
  });

  test('shows a listing while a picture of the page is still on its way', async ({ page }) => {
    await page.route('**/held.png', () => {});
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        document.body.append(Object.assign(new Image(), { src: '/held.png', alt: '' }));
      }),
    );
    await page.goto('/products', { waitUntil: 'commit' });
    await expect(page.locator('[data-ce-widget="search-listing"] [data-ce-hit]').first()).toBeVisible();
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    await page.close();
  });

  test('follows the opener’s link if the core cannot be loaded', { tag: '@engines' }, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(MISSING_FILE);
    await page.route(/\/core-[^/]+\.js/, (route) => route.abort());
    await page.goto('/products');
    await expectStatus(navigation(page), 'failed');
    await expectFallback(navigation(page));
    await menu(page).getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('runs the page’s calls, queued and later ones', async ({ page }) => {
    await page.addInitScript(() => {
      const calls: string[] = [];
      Object.assign(window, { calls, ceWidgets: [() => calls.push('waited')] });
    });
    await page.goto('/products');
    await expectStatus(navigation(page), 'ready');
    const calls = await page.evaluate(async () => {
      const host = window as unknown as {
        calls: string[];
        ceWidgets: { push(call: (ce: object) => void): void };
      };
      await new Promise<void>((done) =>
        host.ceWidgets.push((ce) => {
          host.calls.push(
            Object.keys(ce)
              .filter((name) => /^(mountAll|open|on|version)$/.test(name))
              .join(),
          );
          done();
        }),
      );
      return host.calls;
    });
    expect(calls).toEqual(['waited', 'version,mountAll,on,open']);
  });
});

test.describe('a payload', () => {
  test.beforeEach(async ({ page }) => consent(page));

  const cases = [
    ['that is missing', () => null, 'The payload must be a JSON object in'],
    ['that is empty', () => ' ', 'but is empty.'],
    ['that is no JSON', () => '{ "version": 1, }', 'but is not JSON'],
    ['that is a list', () => '[]', 'but is a list.'],
    [
      'with wrong types',
      (payload: object) => ({
        ...payload,
        mainMenu: 'x',
        userMenu: 5,
        links: [],
        user: 'ada',
        page: 1,
        texts: null,
      }),
      'mainMenu must be Array',
    ],
  ] as const;

  for (const [name, change, message] of cases) {
    test(`${name} fails the islands that need it, says why, and leaves the page alive`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/PayloadError|The payload|must be|IslandError|lacks the field/);
      const messages: string[] = [];
      page.on('console', (entry) => messages.push(entry.text()));
      await rewritePayload(page, PLAIN, change);
      await page.goto(PLAIN);
      await expectStatus(navigation(page), 'failed');
      await expectFallback(navigation(page));
      await expectStatus(island(page, 'notices'), 'ready');
      await expectStatus(menu(page), 'ready');
      expect(messages.join('\n')).toContain(message);
      expect(messages.join('\n')).toContain('the payload lacks the field "mainMenu", or it is wrong.');
    });
  }

  test('of a newer version works with its known fields', async ({ page, expectConsole }) => {
    expectConsole(/version must be 1 or lower/);
    await rewritePayload(page, PLAIN, (payload) => ({ ...payload, version: 99, novelty: {} }));
    await page.goto(PLAIN);
    await expectStatus(navigation(page), 'ready');
  });

  test('with hostile strings shows them as text', async ({ page }) => {
    const title = '</script><img src=x onerror=alert(1)>';
    await rewritePayload(page, PLAIN, (payload) => ({
      ...payload,
      mainMenu: [
        { id: '1', menuTitle: title, link: 'javascript:alert(1)' },
        { id: '2', menuTitle: 'Products', link: '/products' },
      ],
      actionMessage: { type: 'info', text: title },
    }));
    await page.goto(PLAIN);
    await expectStatus(navigation(page), 'ready');
    await expectStatus(island(page, 'notices'), 'ready');
    await expect(navigation(page).getByText(title)).toBeVisible();
    await expect(navigation(page).locator('a[href^="javascript:"],img[src="x"]')).toHaveCount(0);
    await expect(page.getByText(title)).toHaveCount(2);
  });
});

test.describe('a browser', () => {
  test('that blocks cookies and storage gets the islands, and a cookie modal that closes', {
    tag: '@engines',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refuse });
      Object.assign(window, { BroadcastChannel: refuse });
    });
    await page.goto('/products');
    const modal = page.getByRole('dialog');
    await modal.getByRole('button', { name: 'Reject' }).click();
    await expect(modal).toHaveCount(0);
    for (const name of ['main-navigation', 'user-menu', 'notices'])
      await expectStatus(island(page, name), 'ready');
  });

  test('without BroadcastChannel gets the islands, and remembers the choice', { tag: '@engines' }, async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await page.goto('/products');
    await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click();
    await page.reload();
    await expectStatus(navigation(page), 'ready');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('editor mode', () => {
  test.beforeEach(async ({ page, expectConsole }) => {
    await consent(page);
    expectConsole(/IslandError|Island "|PayloadError|must be/);
  });

  test('explains a mistake and its remedy in place', async ({ page }) => {
    await rewritePage(page, PLAIN, (html) =>
      html.replace('<main ', '<div data-ce-widget="main-navigatoin">Served</div><main '),
    );
    await page.goto(`${PLAIN}?ce-editor`);
    const box = island(page, 'main-navigatoin').getByRole('alert');
    await expect(box).toContainText('Island "main-navigatoin" is not set up correctly');
    await expect(box).toContainText('there is no island of this name.');
    await expect(box).toContainText('<div data-ce-widget="main-navigation"></div>');
  });

  test('shows a snippet that works: once it is on the page, nothing more is reported', async ({ page }) => {
    const add = (html: string) =>
      rewritePage(page, PLAIN, (served) => served.replace('<main ', `${html}<main `));
    await add(`<div data-ce-widget="comparison-button" data-ce-props='{}'></div>`);
    await page.goto(`${PLAIN}?ce-editor`);
    const box = island(page, 'comparison-button').getByRole('alert');
    await expect(box).toContainText('data-ce-props.id must be present, but is missing');
    const snippet = (await box.locator('pre').textContent()) ?? '';
    await page.unrouteAll();
    await add(snippet);
    await page.goto(`${PLAIN}?ce-editor`);
    await expectStatus(island(page, 'comparison-button'), 'ready');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('names the path of a wrong payload field, by the payload flag', async ({ page }) => {
    await rewritePayload(page, PLAIN, (payload) => ({
      ...payload,
      editor: true,
      mainMenu: [{ id: '1', menuTitle: 'A', link: 5 }],
    }));
    await page.goto(PLAIN);
    await expect(page.getByRole('alert').first()).toContainText('mainMenu[0].link must be string, but is 5.');
  });

  test('shows nothing of it to visitors', async ({ page }) => {
    await rewritePayload(page, PLAIN, (payload) => ({ ...payload, mainMenu: 5 }));
    await page.goto(PLAIN);
    await expectStatus(navigation(page), 'failed');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
