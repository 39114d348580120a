import { test as base, expect, type Page } from '@playwright/test';
import { startDemo } from '../../../../e2e/support/start-demo.ts';
import { type PhpLog, phpLog } from './php-log.ts';
import { activatePlugin } from './plugin.ts';
import { type RunPhp, runPhpAt } from './run-php.ts';
import { type SavedState, saveState } from './saved-state.ts';
import { type StartedWordPress, startWordPress, type Versions } from './start-wordpress.ts';
import { login, type Role } from './users.ts';
import { copyPlugin } from './wordpress-files.ts';

export { expect };

/** The WordPress of a test: new, with pretty permalinks and the plugin active. */
export interface WordPress {
  /** Address without a slash at its end; also the `baseURL` of pages. */
  url: string;
  /** Its files. */
  folder: string;
  php: RunPhp;
  /** Signs the page's browser in as a user with this role, without the form. */
  login: (page: Page, role: Role) => Promise<void>;
}

interface TestFixtures {
  wordpress: WordPress;
}

interface WorkerFixtures {
  versions: Versions;
  site: StartedWordPress & { php: RunPhp; state: SavedState; log: PhpLog };
  /** Origin of the demo, whose services allow pages of this WordPress; they take the next four ports. */
  demo: string;
}

const PORT = Number(process.env.CE_WORDPRESS_PORT ?? 4900);
const DEMO_PORT = PORT + 20;

/** Playwright's `test` with a WordPress, which also fails on what PHP reports of the plugin's files. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  versions: [
    { php: '8.5', wordpress: 'beta' },
    { option: true, scope: 'worker' },
  ],
  site: [
    async ({ versions }, use) => {
      const started = await startWordPress(PORT, versions);
      const php = runPhpAt(started.url, started.secret);
      try {
        await php(`
          update_site_option( 'can_compress_scripts', 0 ); // Else browsers of administrators test it.
          update_option( 'permalink_structure', '/%postname%/' );
          global $wp_rewrite;
          $wp_rewrite->init();
          flush_rewrite_rules();`);
        await activatePlugin(php);
        await use({ ...started, php, state: saveState(started.folder), log: phpLog(started.folder) });
      } finally {
        await started.stop();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
    async ({}, use) => {
      const options = ['--port', String(DEMO_PORT), '--origin', `http://localhost:${PORT}`, '--no-limits'];
      const started = await startDemo(options);
      await use(`http://localhost:${DEMO_PORT}`);
      await started.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  wordpress: async ({ site, demo: _ }, use) => {
    site.log.clear();
    await use({
      url: site.url,
      folder: site.folder,
      php: site.php,
      login: (page, role) => login(page, role, site),
    });
    expect(site.log.ofPlugin(), 'reports of PHP').toEqual([]);
    site.state.restore();
    copyPlugin(site.folder);
  },
});
