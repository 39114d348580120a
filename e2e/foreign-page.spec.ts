import type { FrameLocator, Page } from '@playwright/test';
import { readTags } from '../demo/server/site/read-tags.ts';
import { writeHeadTags } from '../server/head-tags.ts';
import { payload as writePayload } from '../server/payload-tag.ts';
import { contactForm, VISITOR } from './support/contact-form.ts';
import { type ForeignSite, startForeignSite } from './support/foreign-site.ts';
import { loginDialog } from './support/login-dialog.ts';
import { expect, test } from './support/test.ts';

/** A port for each browser, above those of the shared demo. */
const OFFSETS: Readonly<Record<string, number>> = { chromium: 20, firefox: 30 };

// One after another: both use the same port.
test.describe.configure({ mode: 'default' });

let site: ForeignSite;
test.beforeAll(async ({ browserName }) => {
  const port = Number(process.env.CE_E2E_PORT ?? 4500) + (OFFSETS[browserName] ?? 40);
  site = await startForeignSite(port, page);
});
test.afterAll(() => site.stop());

/** A CMS page that knows the demo only through its payload and script tag. */
function page(demo: string): string {
  const tags = readTags();
  if (!tags) throw new Error('There is no dist/cdn: run npm run build first');
  const head = writeHeadTags(tags, { base: `${demo}/ce`, islands: ['main-navigation'] })
    // By habit, as many write it: Firefox keeps such a file from a script that asks for it without.
    .replaceAll('rel="modulepreload"', 'rel="modulepreload" crossorigin');
  const port = Number(new URL(demo).port);
  const service = (offset: number) => `http://localhost:${port + offset}`;
  const payload = {
    version: 1,
    mainMenu: [{ id: '1', menuTitle: 'Pigments', link: '/pigments' }],
    services: { site: demo, user: service(1), search: service(2), document: service(3), backend: service(4) },
    links: { login: '/login', forgotPassword: '/forgot' },
    page: { suppressCookieModal: true },
  };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>My CMS</title>
<link rel="icon" href="data:,">
${writePayload(payload)}
${head}</head>
<body><nav data-ce-widget="main-navigation">Menu</nav>
<main><h1>My CMS</h1><a href="/login" data-ce-open="login">Log in</a>
<div data-ce-widget="search-listing" data-ce-props='{"productPage":"/product/{id}"}'></div>
<div data-ce-widget="contact-form" data-ce-props='{"contactType":"psr"}'></div></main>
<div data-ce-widget="notices"></div></body></html>`;
}

test('a page of another site uses files and services of the demo', { tag: '@engines' }, async ({
  page,
  expectConsole,
}) => {
  test.slow();
  // This site never writes the user into its pages, which visitors and integrators are told.
  expectConsole(/Failed to load resource|a login has succeeded, but the payload/);
  expect(site.origin).not.toBe(site.demo);
  await page.goto(site.origin);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Pigments' })).toBeVisible();
  await expect(page.locator('[data-ce-status=failed]')).toHaveCount(0);

  // The form token is bound to the session, whose cookie is sent to the demo.
  const { fill, submit } = contactForm(page.getByRole('main'));
  const message = `Hello from elsewhere ${Date.now()}`;
  await fill({ ...VISITOR, Message: message });
  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you for your message' })).toBeVisible();

  await page.getByRole('link', { name: 'Log in' }).click();
  const { logIn, alert } = loginDialog(page);
  await logIn('rita.holm@example.com', 'wrong-1');
  await expect(alert).toContainText('check your email address and password');
  const answer = page.waitForResponse(`${site.demo}/login`);
  const reloaded = page.waitForEvent('load');
  await logIn('rita.holm@example.com');
  expect((await answer).status()).toBe(200);
  await reloaded;
  await expect(
    page.getByRole('alert').filter({ hasText: 'You have logged in, but this page' }),
  ).toBeVisible();
  const payload = await page.evaluate(
    async (demo) => (await fetch(`${demo}/api/v1/payload`, { credentials: 'include' })).json(),
    site.demo,
  );
  expect(payload.user.email).toBe('rita.holm@example.com');
});

test('a listing filters where the page has another host as its base, and in a frame whose address cannot change', {
  tag: '@engines',
}, async ({ page }) => {
  test.slow();
  const filtersIn = async (part: Page | FrameLocator) => {
    const listing = part.locator('[data-ce-widget="search-listing"]');
    const red = listing.getByRole('checkbox', { name: 'Red', exact: true });
    const expected = /\d+$/.exec((await red.locator('..').textContent()) ?? '')?.[0];
    await red.click();
    await expect(listing.getByRole('heading', { name: `${expected} products` })).toBeVisible();
    await expect(listing.getByRole('button', { name: 'Remove Colour space: Red' })).toBeVisible();
  };
  await page.goto(site.origin);
  await page.evaluate(() => {
    document.head.prepend(Object.assign(document.createElement('base'), { href: 'https://base.example/' }));
  });
  await filtersIn(page);
  await expect(page).toHaveURL(`${site.origin}/?c=red`);

  await page.goto(`${site.origin}/?q=nothing`);
  await page.evaluate(async () => {
    const html = await (await fetch('/')).text();
    const frame = Object.assign(document.createElement('iframe'), { srcdoc: html, title: 'Preview' });
    Object.assign(frame.style, { width: '1200px', height: '700px' });
    document.body.replaceChildren(frame);
  });
  await filtersIn(page.frameLocator('iframe'));
});
