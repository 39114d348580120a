import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** Colour scheme of the demo's pages; `auto` follows the operating system. */
export type Theme = 'auto' | 'light' | 'dark';

/** The themes in the order of the switch. */
export const themes: readonly Theme[] = ['auto', 'light', 'dark'];

/** Version of the CMS's theme, for integrators to see (decision 88). */
export const THEME_VERSION = '3.4.0';

const COOKIE = 'ce-demo-theme';

/** Returns the theme of `?theme=`, and stores it in a cookie; else the stored one. */
export function readTheme(c: Context): Theme {
  const asked = themes.find((theme) => theme === c.req.query('theme'));
  if (asked) setCookie(c, COOKIE, asked, { path: '/', sameSite: 'Lax', maxAge: 30 * 24 * 60 * 60 });
  return asked ?? themes.find((theme) => theme === getCookie(c, COOKIE)) ?? 'auto';
}

/** Returns the value of `<meta name="color-scheme">`, which applies before any stylesheet is loaded. */
export function colorSchemeOf(theme: Theme): string {
  return theme === 'auto' ? 'light dark' : theme;
}
