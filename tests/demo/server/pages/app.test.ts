import { Hono } from 'hono';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Session, SiteEnvironment } from '../../../../demo/server/ground/session/session.ts';
import { createPages } from '../../../../demo/server/pages/app.ts';
import { galleryEntry } from '../../../../demo/server/pages/gallery/entry.ts';
import { defineIsland } from '../../../../src/mount/island/contract.ts';
import { fakeDependencies, fakeSession, HOSTILE } from './fake-dependencies.ts';

const load = () => Promise.reject(new Error('The gallery loads no component.'));
const facts = { group: 'page', summary: 'Shows it.', isolation: 'shadow', load } as const;
const notices = defineIsland({
  ...{ ...facts, name: 'notices', when: 'load', needs: ['actionMessage'], reads: ['texts'] },
  props: v.object({ title: v.optional(v.string(), 'News') }),
});
const message = { payload: { loginMessage: HOSTILE, user: undefined }, props: { title: HOSTILE } };
const overlay = (name: string, rank: 2 | 5 | 6, query: 'showLogin' | undefined, example: object) => {
  const asked = { when: 'event(overlay:shown)', overlay: { rank, ...(query && { query }) } } as const;
  const isolation = name === 'login' ? 'light' : 'shadow';
  const contract = defineIsland({ ...facts, ...asked, name, isolation, props: v.object({}), needs: [] });
  return galleryEntry(contract, [{ name: 'Example', shows: 'The overlay.', ...example }]);
};
const latestPrivacyPolicy = { version: '1', description: '' };
const entries = [
  galleryEntry(notices, [{ name: 'With a message', shows: HOSTILE, ...message }]),
  overlay('login', 5, 'showLogin', {}),
  overlay('comparison-question', 6, undefined, {
    openedBy: { island: 'basket-bar', props: { open: true }, button: 'Start "anew"' },
  }),
  overlay('privacy-policy', 2, undefined, {
    payload: { user: { userId: 'u1', email: 'a@b.example' }, latestPrivacyPolicy },
  }),
];

function site(session: Partial<Session> = {}) {
  const app = new Hono<SiteEnvironment>();
  app.use(async (c, next) => {
    c.set('session', fakeSession(session));
    await next();
  });
  return app.route(
    '/',
    createPages(fakeDependencies(), async () => entries),
  );
}

async function read(path: string, session?: Partial<Session>): Promise<string> {
  return (await site(session).request(path)).text();
}

function payloadOf(page: string): Record<string, unknown> {
  return JSON.parse(/id="ce-payload">(.*?)<\/script>/s.exec(page)?.[1] ?? 'null');
}

const open = [
  ...['/', '/products', '/products?i=coatings&page=1', '/products?i=nonsense&page=-3', '/product/p-hostile'],
  ...['/product/p-0001?i=coatings', '/compare', '/compare?i=coatings&uids=pigments::p-0001,pigments::p-0002'],
  ...['/search', `/search?q=${encodeURIComponent(HOSTILE)}`, '/search?q=red', '/sheets', '/formulations'],
  ...['/catalogs', '/profile', '/contact', '/data-protection', '/reset-password', '/hostile', '/login'],
  ...['/outbox', '/outbox/1', '/gallery', '/gallery/ui', '/gallery/notices', '/gallery/login'],
  ...['/guide', '/guide/secure', '/guide?q=cache'],
  ...['/gallery/frame/notices/with-a-message', '/gallery/frame/login/example?open'],
  ...['/gallery/comparison-question', '/gallery/frame/comparison-question/example?open'],
];
const missing = [
  ...['/product/p-9999', '/outbox/99', '/gallery/nothing', '/gallery/frame/login/nothing', '/no-such-page'],
  '/guide/nothing',
];
const addresses: [string, number][] = [
  ...open.map((path) => [path, 200] as [string, number]),
  ...missing.map((path) => [path, 404] as [string, number]),
  ...['/colour-cards', '/forbidden'].map((path) => [path, 403] as [string, number]),
];

describe.each(addresses)('%s', (path, status) => {
  test(`answers ${status} with a whole page`, async () => {
    const response = await site().request(path);
    const page = await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page).toMatch(/^<!doctype html>\s*<html lang="en"/);
    expect(page.match(/<h1[ >]/g)).toHaveLength(1);
    expect(page.match(/<main[ >]/g)).toHaveLength(1);
    expect(page).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(page).toMatch(/<meta name="description" content="[^"]{8,}"/);
    expect(page).toMatch(/<link rel="icon"[^>]*svg/);
    expect(payloadOf(page)).toMatchObject({ version: 1 });
  });

  test('holds nothing that the policy forbids, and nothing hostile gets out of its place', async () => {
    const page = await read(path, { userId: 'internal' });
    const tags = page.match(/<[a-z][^>]*>/gi) ?? [];
    const names = tags.map((tag) => tag.replace(/="[^"]*"|='[^']*'/g, '=""'));
    expect(tags.filter((tag) => /^<style\b|\sstyle=|href="\s*javascript:/i.test(tag))).toEqual([]);
    expect(names.filter((tag) => / on[a-z]+\s*=/i.test(tag))).toEqual([]);
    for (const [, attributes = '', body = ''] of page.matchAll(/<script([^>]*)>(.*?)<\/script>/gs))
      expect(/ src="\//.test(attributes) ? body : attributes).toMatch(/^$|application\/json/);
    expect(page).not.toContain('<img src=x');
    expect(page).not.toMatch(/\{\{(?!payload\}\})/);
  });
});

test.each(addresses.filter(([path]) => !/frame|\/ui/.test(path)))(
  '%s has header, footer and the loader',
  async (path) => {
    const page = await read(path);
    for (const part of [
      ...[/<a class="skip-link" href="#content">/, /<header class="site-header"/, /<footer/],
      ...[/<nav[^>]* data-ce-widget="main-navigation">/, /<div[^>]* data-ce-widget="user-menu">/],
      ...[/<a href="#cookiesettings">Cookie settings</, /<script src="\/ce\/ce-widgets.js" defer><\/script>/],
    ])
      expect(page).toMatch(part);
  },
);

test('identifiers are unique on every page', async () => {
  for (const [path] of addresses) {
    const ids = [...(await read(path)).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids, path).toEqual([...new Set(ids)]);
  }
});

const menuOf = (page: string) => /<ul class="nav-fallback">(.*?)<\/ul>/s.exec(page)?.[1] ?? '';

test('a visitor sees the log-in link and the unrestricted menu without product sheets', async () => {
  const page = await read('/');
  expect(menuOf(page)).toContain('Products');
  expect(menuOf(page)).not.toMatch(/Product sheets|Formulations|Staff/);
  expect(page).toContain('<a class="user-fallback" href="/login" data-ce-open="login">Log in</a>');
});

test.each([
  ['registered', ['Product sheets']],
  ['validated', ['Product sheets', 'Formulations']],
  ['internal', ['Product sheets', 'Formulations', 'Staff']],
])('the menu of a %s user', async (userId, shown) => {
  const page = await read('/', { userId });
  expect(menuOf(page).match(/Product sheets|Formulations|Staff/g)).toEqual(shown);
  expect(page).toContain('aria-label="Profile of Mara Lindt"');
  expect(await read('/profile', { userId })).toContain('href="/logout">Log out</a>');
});

test('the demo bar marks who looks and leads back to the same page', async () => {
  const page = await read('/products?i=coatings&theme=dark', { userId: 'validated' });
  expect(page).toMatch(/href="\/demo\/sign-in\?as=internal&amp;to=%2Fproducts%3Fi%3Dcoatings"/);
  expect(page.match(/<a class="demo-bar__link"[^>]*aria-current="true">[^<]*/g)).toEqual([
    expect.stringMatching(/as=validated.*>Validated$/),
    expect.stringMatching(/theme=dark.*>dark$/),
  ]);
  expect(await read('/', { userId: 'validated', editor: true })).toMatch(/as=editor[^>]*aria-current="true"/);
});

test('the theme is kept in a cookie and rendered by the server', async () => {
  const first = await site().request('/?theme=dark');
  expect(first.headers.get('set-cookie')).toMatch(/^ce-demo-theme=dark;/);
  expect(await first.text()).toContain('<html lang="en" data-theme="dark" data-theme-version="3.4.0">');
  const next = await site().request('/contact', { headers: { cookie: 'ce-demo-theme=dark' } });
  expect(await next.text()).toMatch(/data-theme="dark".*<meta name="color-scheme" content="dark">/s);
  expect(await read('/?theme=%22onload')).toContain('data-theme="auto"');
});

test('products: 24 a page with links to the next, internal ones for internal users only', async () => {
  const page = await read('/products');
  expect(page.match(/<article class="product-card">/g)).toHaveLength(24);
  expect(page).toContain('rel="next" href="/products?page=2"');
  expect(page).toMatch(
    /<div data-ce-widget="search-listing"[^>]*><h1>Pigments<\/h1><search><form action="\/products">/,
  );
  expect(page).not.toContain('<span class="flag">Internal</span>');
  expect(await read('/products', { userId: 'internal' })).toContain('<span class="flag">Internal</span>');
  const second = await read('/products?page=2');
  expect(second).toContain('rel="prev" href="/products?page=1"');
  expect(second).not.toContain('data-ce-widget="search-listing"');
});

test('a product names its industry only when it is made for it', async () => {
  expect(await read('/product/p-0001?i=coatings')).toContain('for coatings');
  expect(await read('/product/p-0001?i=technical')).not.toContain('for technical');
});

describe('a page for residents of some countries', () => {
  const ask = (session: Partial<Session>, cookie = '') =>
    site(session).request('/colour-cards', { headers: { cookie } });

  test('is held back, and says whom it is for', async () => {
    for (const answer of [await ask({}), await ask({}, 'ce-residence=US')]) {
      const page = await answer.text();
      expect(answer.status).toBe(403);
      expect(page).not.toContain('Effect pigments');
      const held = { page: { forbidden: true }, requestCountry: ['AT', 'CH', 'DE'] };
      expect(payloadOf(page)).toMatchObject(held);
    }
  });

  test.each([
    ['the profile', { userId: 'registered' }, ''],
    ['a confirmation', {}, 'ce-residence=AT-CH-DE'],
    ['a confirmation for a page with fewer countries, among others', {}, 'ce-residence=US.AT-DE'],
  ])('opens for those who live there by %s', async (_, session, cookie) => {
    const answer = await ask(session, cookie);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Effect pigments');
  });
});

test('the demo bar offers those who meet a gate, made anew each time', async () => {
  const page = await read('/products?i=coatings');
  const link = (as: string, to: string) => `href="/demo/sign-in?as=${as}&amp;fresh&amp;to=${to}"`;
  expect(page).toContain(link('outdated-policy', '%2Fproducts%3Fi%3Dcoatings'));
  expect(page).toContain(link('all-due', '%2Fcolour-cards'));
});

test("an example's frame carries its payload and its props, and keeps the cookie modal shut", async () => {
  const page = await read('/gallery/frame/notices/with-a-message', { userId: 'internal' });
  const payload = payloadOf(page);
  expect(payload).toMatchObject({ loginMessage: HOSTILE, page: { suppressCookieModal: true } });
  expect(payload).not.toHaveProperty('user');
  expect(page.indexOf('own-tab.js')).toBeGreaterThan(0);
  expect(page.indexOf('own-tab.js')).toBeLessThan(page.indexOf('ce-widgets.js'));
  const props = /data-ce-props='([^']*)'/.exec(page)?.[1] ?? '';
  const text = props.replaceAll('&lt;', '<').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  expect(JSON.parse(text)).toEqual({ title: HOSTILE });
});

test("an overlay's frame has a button, and opens at once when asked", async () => {
  const frame = '/gallery/frame/login/example';
  expect(await read(frame)).toContain('data-ce-open="login"');
  expect(await read(frame)).not.toContain('open-at-once.js');
  expect(await read(`${frame}?open`)).toContain('<script src="/assets/open-at-once.js" defer></script>');
});

test('the frame of an overlay that no page can open has the island that leads to it', async () => {
  const frame = '/gallery/frame/comparison-question/example';
  const marker = `<div data-ce-widget="basket-bar" data-ce-props='{"open":true}'></div>`;
  expect(await read(frame)).toContain(marker);
  expect(await read(frame)).not.toMatch(/open-at-once|data-ce-open/);
  const script = 'open-at-once.js" defer data-button="Start &quot;anew&quot;"></script>';
  expect(await read(`${frame}?open`)).toContain(script);
});

test('the frame of a gate holds it only when asked, where it opens by itself', async () => {
  const frame = '/gallery/frame/privacy-policy/example';
  const atRest = await read(frame, { userId: 'registered' });
  expect(payloadOf(atRest)).not.toHaveProperty('user');
  expect(payloadOf(atRest)).not.toHaveProperty('latestPrivacyPolicy');
  expect(atRest).toContain('<a href="?open">');
  const opened = await read(`${frame}?open`);
  expect(payloadOf(opened)).toMatchObject({ user: { userId: 'u1' }, latestPrivacyPolicy: { version: '1' } });
  expect(opened).not.toContain('open-at-once.js');
});

test("an island's page shows contract, props and each example with its frame", async () => {
  const page = await read('/gallery/notices');
  expect(page).toContain('<code>actionMessage</code>');
  expect(page).toContain('<code>&quot;News&quot;</code>');
  expect(page).toContain('<iframe loading="lazy" src="/gallery/frame/notices/with-a-message"');
});

test('the outbox lists mails newest first and links what their text links', async () => {
  const page = await read('/outbox');
  expect([...page.matchAll(/href="\/outbox\/(\d+)"/g)].map(([, id]) => id)).toEqual(['2', '1']);
  const link = '<a href="http://localhost:4400/login/2fa?code=abc123">';
  expect(page).toContain(`${link}http`);
  expect(page).toContain(`<p>${link}Log in</a></p>`);
});

test.each([
  ['/assets/site.css', 200, 'text/css; charset=utf-8'],
  ['/assets/favicon.svg', 200, 'image/svg+xml'],
  ['/assets/industries/food-pharma.svg', 200, 'image/svg+xml'],
  ['/assets/nothing.css', 404, null],
  ['/assets/..%2flayout.html', 404, null],
  ['/assets/%2e%2e/%2e%2e/%2e%2e/package.json', 404, null],
])('serves assets from their own folder alone: %s answers %i', async (path, status, type) => {
  const response = await site().request(path);
  expect(response.status).toBe(status);
  if (type) expect(response.headers.get('content-type')).toBe(type);
});
