import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const PACKAGES = join(import.meta.dirname, '../../node_modules');

/** Style sheets of real themes, and a worst case of our own, by name. */
export const THEMES = {
  'bootstrap 3': join(PACKAGES, 'bootstrap/dist/css/bootstrap.css'),
  bulma: join(PACKAGES, 'bulma/css/bulma.css'),
  foundation: join(PACKAGES, 'foundation-sites/dist/css/foundation.css'),
  uikit: join(PACKAGES, 'uikit/dist/css/uikit.css'),
  pico: join(PACKAGES, '@picocss/pico/css/pico.css'),
  materialize: join(PACKAGES, 'materialize-css/dist/css/materialize.css'),
  preflight: join(PACKAGES, 'tailwindcss/preflight.css'),
  'worst case': join(import.meta.dirname, 'worst-case.css'),
} as const;

/** Name of one of {@link THEMES}. */
export type Theme = keyof typeof THEMES;

/**
 * Gives every document that the page opens from now on the theme's style sheet, from the page's own origin,
 * before its body is read.
 */
export async function applyTheme(page: Page, theme: Theme): Promise<void> {
  await page.route('**/hostile-theme.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: readFileSync(THEMES[theme], 'utf8') }),
  );
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.head) return;
      observer.disconnect();
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/hostile-theme.css' }),
      );
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
