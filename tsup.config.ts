import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { minifyCss } from './scripts/build/css-text.ts';
import { readIslandSnippets } from './scripts/build/island-snippets.ts';
import { VERSION } from './scripts/build/paths.ts';
import { renderCookieModal } from './scripts/build/render-cookie-modal.ts';

/** Stylesheets as text, the cookie modal's markup and the islands' snippets, as in the script tag's build. */
const ownModules: Plugin = {
  name: 'own-modules',
  setup(build) {
    // A namespace of its own keeps tsup's stylesheet handling away.
    build.onResolve({ filter: /\.css$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path),
      namespace: 'css-text',
    }));
    build.onLoad({ filter: /.*/, namespace: 'css-text' }, ({ path }) => ({
      contents: minifyCss(path),
      loader: 'text',
    }));
    build.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'virtual' }));
    build.onLoad({ filter: /cookie-modal-html$/, namespace: 'virtual' }, async () => ({
      contents: await renderCookieModal(),
      loader: 'text',
    }));
    build.onLoad({ filter: /island-snippets$/, namespace: 'virtual' }, async () => ({
      contents: JSON.stringify(await readIslandSnippets()),
      loader: 'json',
    }));
  },
};

// The npm package (docs/architecture.md, "Builds"): ESM with splitting; declarations come from tsc.
export default defineConfig({
  entry: { index: 'widgets/index.ts' },
  outDir: 'dist/npm',
  format: 'esm',
  target: 'es2022',
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: false,
  define: { CE_VERSION: JSON.stringify(VERSION) },
  esbuildPlugins: [ownModules],
});
