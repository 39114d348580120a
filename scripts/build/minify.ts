import { readFileSync } from 'node:fs';
import type { Plugin } from 'rollup';
import { type MinifyOptions, minify as terser } from 'terser';
import { buildCache, noCache } from './build-cache.ts';
import { ROOT } from './paths.ts';

/**
 * Minified chunks: they take half of the build's time, and most are as they were. `CE_BUILD_CACHE=off` minifies all of
 * them: releases are built from the sources alone.
 */
export const minified =
  process.env.CE_BUILD_CACHE === 'off'
    ? noCache
    : buildCache(`${ROOT}node_modules/.cache/ce-widgets/minified`);

/** Minifies each chunk. */
export function minify(): Plugin {
  const packages = readFileSync(`${ROOT}package-lock.json`, 'utf8');
  return {
    name: 'minify',
    renderChunk(code, { name }) {
      const options = optionsFor(name);
      return minified.get(JSON.stringify([packages, options, code]), async () => {
        const { code: small = '', map } = await terser(code, options);
        return { code: small, map: map as string };
      });
    },
  };
}

function optionsFor(chunk: string): MinifyOptions {
  return {
    module: true,
    ecma: 2020,
    sourceMap: true,
    compress: {
      passes: 3,
      unsafe_arrows: true,
      pure_getters: true,
      hoist_props: true,
      // Irregular code is shorter, but compresses worse.
      typeofs: false,
      evaluate: chunk !== 'react',
      hoist_vars: chunk === 'react',
      // React's many functions with one caller compress better where they are.
      reduce_funcs: chunk !== 'react',
      keep_fargs: false,
      // Inline simple functions only: larger ones compress worse.
      inline: chunk === 'react' ? 0 : 1,
    },
    format: { comments: false },
  };
}
