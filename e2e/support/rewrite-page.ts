import type { Page } from '@playwright/test';

/**
 * Changes the HTML of one address before it reaches the browser.
 *
 * @param without names of response headers to leave out
 */
export async function rewritePage(
  page: Page,
  path: string,
  change: (html: string) => string,
  without: readonly string[] = [],
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const headers = Object.entries(response.headers()).filter(([name]) => !without.includes(name));
      await route.fulfill({
        response,
        headers: Object.fromEntries(headers),
        body: change(await response.text()),
      });
    },
  );
}

const ELEMENT = /<script type="application\/json" id="ce-payload">([\s\S]*?)<\/script>/;

/** Changes the page payload of one address; a string replaces it literally, `null` removes the element. */
export async function rewritePayload(
  page: Page,
  path: string,
  change: (payload: Record<string, unknown>) => object | string | null,
): Promise<void> {
  await rewritePage(page, path, (html) =>
    html.replace(ELEMENT, (_, json: string) => {
      const payload = change(JSON.parse(json));
      if (payload === null) return '';
      const text = typeof payload === 'string' ? payload : JSON.stringify(payload).replaceAll('<', '\\u003c');
      return `<script type="application/json" id="ce-payload">${text}</script>`;
    }),
  );
}
