import type { Locator, Page } from '@playwright/test';
import { consent } from './support/consent.ts';
import { signInAfresh } from './support/fresh-account.ts';
import { rewritePayload } from './support/rewrite-page.ts';
import { expect, test } from './support/test.ts';

/** Attempts at forbidden content; each would change the document's title. */
const attack = (code = "document.title='pwned'") => `
<p id="location" class="ce-light" name="forms" style="position:fixed" onclick="${code}" data-ce-open="login">Text</p>
<script>${code}</script><SCRIPT SRC=/demo/x.js></SCRIPT>
<img src=x onerror="${code}"><img src="data:image/svg+xml,x" alt=""><svg onload="${code}"><a xlink:href="javascript:${code}">x</a></svg>
<iframe srcdoc="<script>parent.${code}</script>"></iframe><object data="/"></object><embed src="/">
<a href="javascript:${code}">script</a> <a href="java&#10;script:${code}">break</a> <a href=" &#1;javascript:${code}">control</a>
<a href="data:text/html,<script>${code}</script>">data</a> <a href="/contact" target="_blank" rel="opener">tab</a> <a href="/contact" target="_top" ping="/ping">frame</a>
<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/"><link rel="stylesheet" href="/x.css">
<style>* { display: none !important }</style><template><p>hidden</p></template>
<div data-ce-widget="login"></div><x-card onclick="${code}">custom</x-card>
<section><h2>Heading</h2><label>Label <input autofocus onfocus="${code}"></label></section>
<p>End<!-- ${code} --></p>
<noscript><p title="</noscript><img src=x onerror=${code}>"></noscript>
<textarea><img src=x onerror="${code}"></textarea>
<math><mtext><table><mglyph><style><img src=x onerror="${code}"></style></mglyph></table></mtext></math>
<form><math><mtext></form><form><mglyph><style></math><img src onerror="${code}">`;

const text = (page: Page) =>
  page.getByRole('dialog', { name: 'Privacy policy' }).locator('[aria-busy="false"]');

/** Opens the gate with this policy text, which CMS editors write. */
async function openPolicy(page: Page, description: string): Promise<Locator> {
  await consent(page);
  await rewritePayload(page, '/imprint', (payload) => ({
    ...payload,
    latestPrivacyPolicy: { version: 'next', description },
  }));
  await signInAfresh(page, 'outdated-policy', '/contact');
  await page.goto('/imprint');
  await expect(text(page)).toContainText('End');
  return text(page);
}

/** Every element of the text, with its attributes. */
const elementsIn = (place: Locator) =>
  place.evaluate((root) =>
    [...(root.firstElementChild?.querySelectorAll('*') ?? [])].map((element) =>
      [
        element.localName,
        ...element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`),
      ].join(' '),
    ),
  );

test.beforeEach(({ expectConsole }) => {
  // Chromium reports links that it finds while parsing, though it follows none; the picture is removed.
  expectConsole(/Content.Security.Policy|content security policy|violates|404|ERR_/i);
});

for (const [name, prepare, fetches] of [
  ['the browser’s own sanitiser', () => {}, 0],
  [
    'DOMPurify, fetched where the browser has none',
    () => {
      Reflect.deleteProperty(Element.prototype, 'setHTML');
    },
    1,
  ],
] as const) {
  test(`hostile HTML is nothing but text to ${name}`, { tag: '@engines' }, async ({ page }) => {
    await page.addInitScript(prepare);
    // By name: the signed-in page may also fetch it before it navigates.
    const purify = new Set<string>();
    page.on('request', (request) => {
      for (const name of request.url().match(/purify-[^/]+\.js$/) ?? []) purify.add(name);
    });
    const place = await openPolicy(page, attack());
    const allowed = new Set(['p', 'img src=x', 'a', 'h2', 'div', 'a href=/contact']);
    allowed.add('a href=/contact target=_blank rel=noopener noreferrer');
    expect((await elementsIn(place)).filter((element) => !allowed.has(element))).toEqual([]);
    await expect(place).toContainText('Text');
    await expect(place).toContainText('Heading');
    for (const link of ['script', 'break', 'control', 'data']) {
      await expect(place.getByText(link, { exact: true })).not.toHaveAttribute('href');
    }
    await place.getByText('script', { exact: true }).click();
    expect(await page.title()).not.toBe('pwned');
    await expect(place.getByRole('heading', { name: 'Heading' })).toBeVisible();
    expect(purify.size).toBe(fetches);
  });
}

test('the text is shown if the sanitiser cannot be loaded', { tag: '@engines' }, async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load|ERR_FAILED|ChunkLoadError|error loading dynamically/);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'setHTML');
  });
  await page.route(/\/purify-[^/]+\.js/, (route) => route.abort());
  const place = await openPolicy(page, '<h2>Heading</h2><p onclick="x">Words &amp; more</p><p>End</p>');
  await expect(place).toContainText('Words & more');
  expect(await elementsIn(place)).toEqual([]);
});
