import type { Page } from '@playwright/test';

/** Changes the HTML of one address before it reaches the browser. */
export async function rewritePage(page: Page, path: string, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
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
