import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const PACKAGES = join(import.meta.dirname, '../../node_modules');

const FILES = {
  'bootstrap 3': join(PACKAGES, 'bootstrap/dist/css/bootstrap.css'),
  bulma: join(PACKAGES, 'bulma/css/bulma.css'),
  foundation: join(PACKAGES, 'foundation-sites/dist/css/foundation.css'),
  uikit: join(PACKAGES, 'uikit/dist/css/uikit.css'),
  pico: join(PACKAGES, '@picocss/pico/css/pico.css'),
  materialize: join(PACKAGES, 'materialize-css/dist/css/materialize.css'),
  preflight: join(PACKAGES, 'tailwindcss/preflight.css'),
  'worst case': join(import.meta.dirname, 'worst-case.css'),
} as const;

/** Name of a style sheet of a real theme, or of the worst case of our own. */
export type Theme = keyof typeof FILES;

/** All themes. */
export const THEMES = Object.keys(FILES) as Theme[];

/** Serves the themes to the page, from its own origin. */
export async function offerThemes(page: Page): Promise<void> {
  await page.route('**/hostile-theme/*.css', (route) => {
    const theme = decodeURIComponent(new URL(route.request().url()).pathname.slice(15, -4)) as Theme;
    return route.fulfill({ contentType: 'text/css', body: readFileSync(FILES[theme], 'utf8') });
  });
}

/**
 * Gives the open page the theme's style sheet, behind its own.
 *
 * @returns takes it off again
 */
export async function wearTheme(page: Page, theme: Theme): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(
    async (href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      await new Promise((done, fail) => {
        link.onload = done;
        link.onerror = fail;
        document.head.append(link);
      });
      return link;
    },
    `/hostile-theme/${encodeURIComponent(theme)}.css`,
  );
  return () => sheet.evaluate((link) => link.remove());
}
