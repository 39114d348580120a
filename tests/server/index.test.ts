import { createContext, Script } from 'node:vm';
import { build, type Metafile, type Plugin } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { exportsOf } from '../../scripts/build/exports-of.ts';
import { firstCallFacts } from '../../scripts/build/island-table.ts';
import type * as Server from '../../server/index.ts';
import { contracts } from '../../widgets/contracts.ts';
import { fakeTags } from './fake-tags.ts';

/** What the npm build takes from the build of the script tag. */
const pageFacts: Plugin = {
  name: 'page-facts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^virtual:page-facts$/ }, ({ path }) => ({ path, namespace: 'facts' }));
    onLoad({ filter: /.*/, namespace: 'facts' }, () => ({
      contents: exportsOf({ tags: fakeTags, firstCalls: firstCallFacts(contracts) }),
    }));
  },
};

let metafile: Metafile;
let server: typeof Server;
beforeAll(async () => {
  const result = await build({
    entryPoints: ['server/index.ts'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    globalName: 'server',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    plugins: [pageFacts],
  });
  metafile = result.metafile;
  // What all server runtimes have, those without Node's modules too.
  const context = createContext({ URL, URLSearchParams, console });
  new Script(result.outputFiles[0]?.text ?? '').runInContext(context);
  server = context.server;
});

it('has no React, no interface and no island in it', () => {
  const paths = Object.keys(metafile.inputs);
  expect(paths.filter((path) => /\.(tsx|css)$|\/ui\/|^widgets\//.test(path))).toEqual([]);
  const packages = new Set(paths.flatMap((path) => /node_modules\/([^/]+)/.exec(path)?.[1] ?? []));
  expect([...packages]).toEqual(['valibot']);
});

it('writes a page without Node and without a browser', () => {
  expect(server.headTags({ base: '/ce', islands: ['search-listing'] })).toContain('/ce/ahead-listing-1.js');
  expect(server.payload({ version: 1 })).toContain('{"version":1}');
  const props = { types: ['assets' as const] };
  const view = server.callsOf('search-listing', { payload: {}, props, url: 'https://portal.example/a?q=x' });
  expect(view.calls[0]?.url).toBe('https://portal.example/api/v1/document/search?type=assets&q=x');
  const answer = server.answerTag(view, { answer: { total: 0, hits: [] } });
  expect(server.marker('search-listing', props, answer)).toContain('"query":"q=x"');
  expect(
    server.callsOf('user-menu', { payload: {}, props: {}, url: 'https://portal.example/' }).calls,
  ).toEqual([]);
});
