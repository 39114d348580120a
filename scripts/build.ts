import { rename, rm, writeFile } from 'node:fs/promises';
import { type OutputChunk, type RollupOptions, rollup } from 'rollup';
import { islandChunks, loader, loaderPart, uiParts } from '../rollup.config.ts';
import { camelCase } from '../src/lib/text/camel-case.ts';
import { contracts } from '../widgets/contracts.ts';
import { fileLists } from './build/built-files.ts';
import { entryOf } from './build/chunk-rules.ts';
import { exportsOf } from './build/exports-of.ts';
import { readIslandSnippets } from './build/island-snippets.ts';
import { aheadModule, islandTable, islandTableModule, loadPlanModule } from './build/island-table.ts';
import { writeManifest } from './build/manifest.ts';
import { minified } from './build/minify.ts';
import { readPageChunks } from './build/page-chunks.ts';
import { pageTags } from './build/page-tags.ts';
import { BUILD_FOLDER, CDN_FOLDER, ROOT, VERSION } from './build/paths.ts';
import { readPropNames } from './build/prop-names.ts';
import { renderCookieModal } from './build/render-cookie-modal.ts';
import { bundledPackages, licensesText } from './build/third-party-licenses.ts';

/** Of packages: marks for server components, and annotations for other bundlers. */
const HARMLESS = new Set(['MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION']);

// Builds dist/cdn: islands first, then the core and the loader, which name their files.

const islands = contracts.filter(({ name }) => name !== 'cookie-modal').map(({ name }) => name);
const entries = Object.entries(Object.groupBy(islands, entryOf)) as [string, string[]][];

const virtual = {
  'virtual:island-snippets': `export default ${JSON.stringify(await readIslandSnippets())}`,
  'virtual:prop-names': `export default ${JSON.stringify(readPropNames(contracts))}`,
  'virtual:cookie-modal-html': `export default ${JSON.stringify(await renderCookieModal())}`,
};
const { react, ...pageChunks } = readPageChunks();
// The loader's own: npm has no loader, and React from the start.
const aheadChunks = {
  ahead: 'src/mount/ahead/ask-for-products.ts',
  'ahead-listing': 'src/mount/ahead/ask-for-listings.ts',
} as const;
const chunks = await bundle(
  islandChunks(
    {
      react: `${ROOT}${react}`,
      ...Object.fromEntries(entries.map(([entry]) => [entry, `virtual:island/${entry}`])),
    },
    Object.fromEntries(entries.map(([entry, names]) => [`virtual:island/${entry}`, contractsModule(names)])),
  ),
);
for (const [name, path] of Object.entries(pageChunks)) {
  chunks.push(...(await bundle(loaderPart(name, path, virtual))));
}
for (const name of ['ahead', 'ahead-listing'] as const) {
  const calls = { 'virtual:ahead': aheadModule(contracts, name) };
  chunks.push(...(await bundle(loaderPart(name, aheadChunks[name], calls))));
}
const table = islandTable(contracts);
const { main, more } = fileLists(chunks);
const lists = {
  'virtual:file-list': exportsOf({ files: main }),
  'virtual:more-files': exportsOf({ files: more }),
};
const core = { 'virtual:island-table': islandTableModule(table, chunks) };
for (const name of ['file-list', 'more-files']) {
  chunks.push(...(await bundle(loaderPart(name, `virtual:${name}`, lists))));
}
chunks.push(...(await bundle(loaderPart('core', 'src/mount/core.ts', core))));
chunks.push(...(await bundle(loader({ 'virtual:load-plan': loadPlanModule(table, contracts, chunks) }))));
const tags = pageTags(VERSION, await writeManifest(chunks), contracts, chunks);
await writeFile(`${BUILD_FOLDER}/tags.json`, `${JSON.stringify(tags, null, 2)}\n`);
await writeFile(`${BUILD_FOLDER}/THIRD-PARTY-LICENSES.txt`, licensesText(bundledPackages(chunks)));
await bundle(uiParts());
minified.prune();
await rm(CDN_FOLDER, { recursive: true, force: true });
await rename(BUILD_FOLDER, CDN_FOLDER);

/** The code of an entry that exports the contracts of islands. */
function contractsModule(names: readonly string[]): string {
  return names
    .map((name) => `export { ${camelCase(name)} } from '${ROOT}widgets/${name}/island.ts';`)
    .join('\n');
}

async function bundle(options: RollupOptions): Promise<OutputChunk[]> {
  const build = await rollup({
    ...options,
    onwarn(warning) {
      if (warning.id?.includes('/node_modules/') && HARMLESS.has(warning.code ?? '')) return;
      throw new Error(warning.message);
    },
  });
  const { output } = await build.write(options.output as never);
  await build.close();
  return output.filter((file) => file.type === 'chunk');
}
