import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { contracts } from '../../widgets/contracts.ts';
import { minifyCss } from './css-text.ts';
import { readIslandSnippets } from './island-snippets.ts';
import { readPropNames } from './prop-names.ts';
import { renderCookieModal } from './render-cookie-modal.ts';

/** Hides stylesheets from tsup's own plugin, which handles every path that ends in `.css`, in any namespace. */
const MARK = '?text';

/**
 * Plugin for stylesheets as text, the cookie modal's markup, and the islands' snippets and props, as in the script tag's
 * build.
 */
export const ownModules: Plugin = {
  name: 'own-modules',
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, ({ path, resolveDir }) => ({
      path: `${resolve(resolveDir, path)}${MARK}`,
      namespace: 'css-text',
    }));
    build.onLoad({ filter: /.*/, namespace: 'css-text' }, ({ path }) => ({
      contents: minifyCss(path.slice(0, -MARK.length)),
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
    build.onLoad({ filter: /prop-names$/, namespace: 'virtual' }, () => ({
      contents: JSON.stringify(readPropNames(contracts)),
      loader: 'json',
    }));
  },
};
