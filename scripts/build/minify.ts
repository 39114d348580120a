import type { Plugin } from 'rollup';
import { minify as terser } from 'terser';

/** Minifies each chunk. */
export function minify(): Plugin {
  return {
    name: 'minify',
    async renderChunk(code, { name }) {
      const { code: small = '', map } = await terser(code, {
        module: true,
        ecma: 2020,
        sourceMap: true,
        compress: {
          passes: 3,
          unsafe_arrows: true,
          pure_getters: true,
          hoist_props: true,
          // What makes code shorter and less regular makes it longer after compression.
          typeofs: false,
          evaluate: name !== 'react',
          hoist_vars: name === 'react',
          // React's many functions that are used once compress better where they stand.
          reduce_funcs: name !== 'react',
          keep_fargs: false,
          // Simple functions only: larger ones in their callers' place compress worse.
          inline: name === 'react' ? 0 : 1,
        },
        format: { comments: false },
      });
      return { code: small, map: map as string };
    },
  };
}
