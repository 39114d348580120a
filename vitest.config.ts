import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { parse } from 'yaml';
import { renderCookieModal } from './scripts/build/render-cookie-modal.ts';

/** Stylesheets are text in this project (see src/css.d.ts); Vite would inject them instead. */
const cssAsText = {
  name: 'css-as-text',
  enforce: 'pre' as const,
  load(id: string) {
    const [path = ''] = id.split('?');
    if (!path.endsWith('.css')) return null;
    return { code: `export default ${JSON.stringify(readFileSync(path, 'utf8'))}`, map: null };
  },
};

/** Parsed once for all workers: reading the contract of the services takes longer than most tests. */
const yamlAsData = {
  name: 'yaml-as-data',
  load(id: string) {
    if (!id.endsWith('.yaml')) return null;
    const data = JSON.stringify(parse(readFileSync(id, 'utf8')));
    return { code: `export default JSON.parse(${JSON.stringify(data)})`, map: null };
  },
};

/** What the build writes: the cookie modal's markup, and what tests replace by `vi.mock`: a table of islands, and their snippets. */
const virtualModules = {
  name: 'virtual-modules',
  resolveId: (id: string) => (id.startsWith('virtual:') ? `\0${id}` : null),
  async load(id: string) {
    if (id === '\0virtual:island-table') return 'export const table = {}, parts = {}, files = {};';
    if (id === '\0virtual:load-plan')
      return 'export const parts = {}, early = {}, flags = [], files = {}, ahead = "none", main = [];';
    if (id === '\0virtual:ahead') return 'export const ahead = {};';
    if (id === '\0virtual:island-snippets' || id === '\0virtual:prop-names') return 'export default {};';
    if (id !== '\0virtual:cookie-modal-html') return null;
    return `export default ${JSON.stringify(await renderCookieModal())}`;
  },
};

const NO_NAVIGATION = { disableMainFrameNavigation: true, disableFallbackToSetURL: true };

const shared = {
  // One window, or process, for all files saves most of the time; the set-up files make it new.
  isolate: false,
  pool: 'threads' as const,
  // Vitest leaves one of two cores idle.
  maxWorkers: '100%',
  restoreMocks: true,
  // A busy machine can make any test late; what fails twice there is broken.
  retry: process.env.CI ? 1 : 0,
  testTimeout: 240_000,
  hookTimeout: 120_000,
  unstubGlobals: true,
};

export default defineConfig({
  plugins: [cssAsText, yamlAsData, virtualModules],
  define: { CE_VERSION: '"0.0.0-test"' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'browser code',
          include: ['tests/{failures,react,src,support,widgets}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // One window for all tests: none may leave the page by a link or a download.
          environmentOptions: { happyDOM: { settings: { navigation: NO_NAVIGATION } } },
          // Sentry keeps the `fetch` that it has found first: within the tests' modules it is forgotten with them.
          server: { deps: { inline: [/@sentry/] } },
          setupFiles: ['tests/setup-dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'node code',
          include: ['tests/{demo,docs,scripts,server}/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/setup-node.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'writes',
          include: ['tests/writes/**/*.test.tsx'],
          environment: './tests/writes/environment.ts',
          environmentOptions: { happyDOM: { settings: { navigation: NO_NAVIGATION } } },
          setupFiles: ['tests/setup-dom.ts', 'tests/writes/setup.ts'],
        },
      },
    ],
  },
});
