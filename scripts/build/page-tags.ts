import type { OutputChunk } from 'rollup';
import type { AnswerName, IslandTags, TaggedCall, TaggedFile, Tags } from '../../server/tags.ts';
import type { ServiceCall } from '../../src/http/service-call.ts';
import { FILTER_KEYS } from '../../src/listing/rules/filter-table.ts';
import type { IslandFacts } from '../../src/mount/island/contract.ts';
import { fieldsCall, pigmentCall, technicalEntriesCall } from '../../src/services/product-calls.ts';
import { searchCall } from '../../src/services/search-calls.ts';
import type { AheadCall } from '../../src/store/ahead/ahead-call.ts';
import { type builtFiles, filesFor, filesOfLoader, MAIN_ISLANDS } from './built-files.ts';
import { entryOf } from './chunk-rules.ts';
import { isEarly } from './island-table.ts';
import type { ManifestFile } from './manifest.ts';

// `tags.json`: what a page's head needs. Follows from what the loader does as soon as it runs (`src/mount/loader.ts`).

type Files = ReturnType<typeof builtFiles>;

/** Rooms that keep the rest of the page still while an island is loaded. */
const STYLES: Readonly<Record<string, string>> = {
  'compare-page': 'min-block-size: 100vh',
  'hit-navigation': 'min-block-size: 44px',
  'product-detail': 'min-block-size: 100vh',
};

/** Returns the content of `tags.json`. */
export function pageTags(
  version: string,
  manifest: readonly Pick<ManifestFile, 'file' | 'name' | 'integrity'>[],
  contracts: readonly IslandFacts[],
  chunks: readonly OutputChunk[],
): Tags {
  const tagged = new Map(
    manifest.map(({ name, file, integrity }) => [name, { file, integrity } satisfies TaggedFile]),
  );
  const tagOf = (name: string): TaggedFile => {
    const file = tagged.get(name);
    if (!file) throw new Error(`The build made no file for "${name}".`);
    return file;
  };
  const known = filesOfLoader(chunks);
  const islands = Object.fromEntries(contracts.map((island) => [island.name, islandTags(island, known)]));
  const cookieDialog = Object.keys(filesFor(['cookie-modal'], known));
  const preloaded = new Set([...cookieDialog, ...Object.values(islands).flatMap(({ preload }) => preload)]);
  return {
    version,
    script: tagOf('ce-widgets'),
    cookieDialog,
    files: Object.fromEntries([...preloaded].map((name) => [name, tagOf(name)])),
    islands,
  };
}

function islandTags({ name, when, ahead = [] }: IslandFacts, known: Files): IslandTags {
  const style = STYLES[name];
  return {
    preload: firstFiles(name, when, ahead, known),
    calls: ahead.map(callOf),
    ...(style && { style: `[data-ce-widget="${name}"] { ${style} }` }),
  };
}

/** Names of the files that the loader asks for as soon as it finds the island's element, the largest first. */
function firstFiles(
  name: string,
  when: IslandFacts['when'],
  ahead: readonly AheadCall[],
  known: Files,
): string[] {
  const caller = ahead.length === 0 ? [] : [ahead.includes('search') ? 'ahead-listing' : 'ahead'];
  if (!isEarly(when)) return caller;
  const entry = entryOf(name);
  const lists = ['file-list', ...(MAIN_ISLANDS.includes(entry) ? [] : ['more-files'])];
  const own = entry in known ? Object.keys(filesFor([entry], known)) : lists;
  return [...new Set(['react', 'core', ...caller, ...own])];
}

function callOf(call: AheadCall): TaggedCall {
  switch (call) {
    case 'product':
      return taggedCall('product', pigmentCall({ productId: '{productId}', industry: '{industry}' }));
    case 'fields':
      return taggedCall('fields', fieldsCall());
    case 'catalogues':
      return taggedCall('catalogues', technicalEntriesCall());
    case 'search':
      return {
        ...taggedCall('answer', searchCall({ filters: new URLSearchParams({ type: 'pigments' }) })),
        fromAddress: ['type', ...FILTER_KEYS, 'q', 'sort'],
      };
  }
}

function taggedCall(answer: AnswerName, { method, path, searchParams, json }: ServiceCall): TaggedCall {
  return {
    answer,
    service: 'search',
    method: method === 'get' ? 'GET' : 'POST',
    path: decodeURIComponent(path),
    query: Object.fromEntries(new URLSearchParams(searchParams)),
    ...(json !== undefined && { body: json as object }),
  };
}
