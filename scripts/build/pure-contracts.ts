import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { markPureCalls } from './mark-pure-calls.ts';

/** Modules that only declare: contracts, the schemas of their props, and the mount functions. */
const DECLARATIONS =
  /[\\/](widgets[\\/](mounts|[\w-]+[\\/](island|props))|src[\\/](payload[\\/]product-page|domain[\\/]requests[\\/]subject-props))\.ts$/;

/** Plugin that marks the calls of contracts as pure, so that a bundler drops the islands that a page does not import. */
export const pureContracts: Plugin = {
  name: 'pure-contracts',
  setup(build) {
    build.onLoad({ filter: DECLARATIONS }, async ({ path }) => ({
      contents: markPureCalls(path, await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
