import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Isolation } from '../../src/mount/island/contract.ts';

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

/** The worst case in one of the page's layers: its important rules win over those of later layers. */
const LAYERED = 'worst case in a layer';

/** Name of a real theme's stylesheet, or of our own worst case. */
export type Theme = keyof typeof FILES | typeof LAYERED;

/**
 * The themes relevant to an island; layers only affect light isolation.
 *
 * @param which `worst` is our own worst case alone, which does what the real ones do and more
 */
export function themesFor(isolation: Isolation, which: 'all' | 'worst'): Theme[] {
  const plain: Theme[] = which === 'all' ? (Object.keys(FILES) as Theme[]) : ['worst case'];
  return isolation === 'light' ? [...plain, LAYERED] : plain;
}

function cssOf(theme: Theme): string {
  if (theme === LAYERED) return `@layer pin;@layer theme{${cssOf('worst case')}}`;
  return readFileSync(FILES[theme], 'utf8');
}

/** Serves the themes from the page's own origin. */
export async function offerThemes(page: Page): Promise<void> {
  await page.route('**/hostile-theme/*.css', (route) => {
    const theme = decodeURIComponent(new URL(route.request().url()).pathname.slice(15, -4)) as Theme;
    return route.fulfill({ contentType: 'text/css', body: cssOf(theme) });
  });
}

/**
 * Adds the theme's stylesheet to the open page, after its own.
 *
 * @returns removes it
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
