import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Tags } from '../../server/tags.ts';
import { contracts } from '../../widgets/contracts.ts';
import { minifyCss } from './css-text.ts';
import { exportsOf } from './exports-of.ts';
import { readIslandSnippets } from './island-snippets.ts';
import { firstCallFacts } from './island-table.ts';
import { CDN_FOLDER, ROOT } from './paths.ts';
import { readPropNames } from './prop-names.ts';
import { renderCookieModal } from './render-cookie-modal.ts';

/** Hides stylesheets from tsup's own plugin, which handles every path that ends in `.css`, in any namespace. */
const MARK = '?text';

/**
 * Plugin for stylesheets as text, the cookie modal's markup, and the islands' snippets and props, as in the script tag's
 * build; and for the facts of that build that a page's server needs.
 */
export const ownModules: Plugin = {
  name: 'own-modules',
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, ({ path, resolveDir }) => ({
      // Within the project, since esbuild hashes it into the names of chunks.
      path: `${relative(ROOT, resolve(resolveDir, path))}${MARK}`,
      namespace: 'css-text',
    }));
    build.onLoad({ filter: /.*/, namespace: 'css-text' }, ({ path }) => ({
      contents: minifyCss(resolve(ROOT, path.slice(0, -MARK.length))),
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
    build.onLoad({ filter: /page-facts$/, namespace: 'virtual' }, async () => ({
      contents: exportsOf({
        tags: preloadsOf(JSON.parse(await readFile(`${CDN_FOLDER}/tags.json`, 'utf8'))),
        firstCalls: firstCallFacts(contracts),
      }),
      loader: 'js',
    }));
  },
};

/** Calls and styles are for other languages. */
function preloadsOf(tags: Tags): Tags {
  const islands = Object.entries(tags.islands);
  return {
    ...tags,
    islands: Object.fromEntries(islands.map(([name, { preload }]) => [name, { preload, calls: [] }])),
  };
}
