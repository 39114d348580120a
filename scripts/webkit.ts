import { existsSync, globSync } from 'node:fs';

/** Paths of what runs WebKitGTK's tests. */
export interface WebKit {
  /** The WebDriver server. */
  driver: string;
  /** The browser that it drives. */
  browser: string;
  /** The X server without a screen that the browser draws on. */
  display: string;
}

/** What looking for WebKit depends on; replaced in tests. */
export interface WebKitSearch {
  exists: (path: string) => boolean;
  glob: (pattern: string) => readonly string[];
}

/** Debian keeps it below the folder of the machine's architecture. */
const BROWSERS = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';

/** Debian's WebKitGTK with its driver and a display; `undefined` where one of them is missing. */
export function findWebKit(
  { exists, glob }: WebKitSearch = { exists: existsSync, glob: globSync },
): WebKit | undefined {
  const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  const [browser] = glob(BROWSERS);
  return browser && exists(driver) && exists(display) ? { driver, browser, display } : undefined;
}
