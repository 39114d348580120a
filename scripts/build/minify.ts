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
          // Irregular code is shorter, but compresses worse.
          typeofs: false,
          evaluate: name !== 'react',
          hoist_vars: name === 'react',
          // React's many functions with one caller compress better where they are.
          reduce_funcs: name !== 'react',
          keep_fargs: false,
          // Inline simple functions only: larger ones compress worse.
          inline: name === 'react' ? 0 : 1,
        },
        format: { comments: false },
      });
      return { code: small, map: map as string };
    },
  };
}
