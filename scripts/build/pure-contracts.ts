import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Modules that only declare: contracts, the schemas of their props, and the mount functions. */
const DECLARATIONS =
  /[\\/](widgets[\\/](mounts|[\w-]+[\\/](island|props))|src[\\/](payload[\\/]product-page|domain[\\/]requests[\\/]subject-props))\.ts$/;

/** Their calls. Bundlers cannot see that these have no side effects, since they are imported. */
const CALLS = /(?<![\w.])(?:v\.\w+|defineIsland|mounter)\(/g;

/** Plugin that marks the calls of contracts as pure, so that a bundler drops the islands that a page does not import. */
export const pureContracts: Plugin = {
  name: 'pure-contracts',
  setup(build) {
    build.onLoad({ filter: DECLARATIONS }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(CALLS, '/* @__PURE__ */ $&'),
      loader: 'ts',
    }));
  },
};
