import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import type { InputPluginOption, RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { cssText } from './scripts/build/css-text.ts';
import { hashedNames, UNHASHED_NAMES } from './scripts/build/hashed-names.ts';
import { loadImports } from './scripts/build/load-imports.ts';
import { manualChunks } from './scripts/build/manual-chunks.ts';
import { minify } from './scripts/build/minify.ts';
import { BUILD_FOLDER, ROOT, VERSION } from './scripts/build/paths.ts';
import { sourcePath } from './scripts/build/source-path.ts';
import { virtualModules } from './scripts/build/virtual-modules.ts';

// The script tag's files (docs/architecture.md, "Builds"). `scripts/build.ts` runs these one after the other,
// since the loader has to know what the chunks are called.

function plugins(virtual: Record<string, string>): InputPluginOption[] {
  return [
    virtualModules(virtual),
    cssText(),
    nodeResolve({ browser: true, extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
    commonjs(),
    esbuild({ target: 'es2022', jsx: 'automatic', sourceMap: true }),
    replace({
      preventAssignment: true,
      values: { 'process.env.NODE_ENV': '"production"', CE_VERSION: JSON.stringify(VERSION) },
    }),
    minify(),
    hashedNames(),
  ];
}

const maps = { sourcemap: 'hidden', sourcemapPathTransform: sourcePath } as const;
const names = { entryFileNames: UNHASHED_NAMES, chunkFileNames: UNHASHED_NAMES };

/** React, the core and a chunk for each island. */
export function islandChunks(
  entries: Record<string, string>,
  virtual: Record<string, string>,
): RollupOptions {
  return {
    input: entries,
    plugins: [...plugins(virtual), loadImports()],
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: BUILD_FOLDER,
      format: 'es',
      ...maps,
      hoistTransitiveImports: false,
      manualChunks: manualChunks(entries),
      ...names,
    },
  };
}

/** A part of the loader's own that shares nothing with the islands: one request, no React. */
export function loaderPart(name: string, path: string, virtual: Record<string, string>): RollupOptions {
  return {
    input: { [name]: path.startsWith('virtual:') ? path : `${ROOT}${path}` },
    plugins: plugins(virtual),
    output: { dir: BUILD_FOLDER, format: 'es', ...maps, ...names },
  };
}

/** The loader: a classic script with a fixed name. */
export function loader(virtual: Record<string, string>): RollupOptions {
  return {
    input: { 'ce-widgets': `${ROOT}src/mount/loader.ts` },
    plugins: plugins(virtual),
    output: { dir: BUILD_FOLDER, format: 'iife', ...maps, entryFileNames: '[name].js' },
  };
}

/** The gallery's page of interface parts; it is the demo's own and not published. */
export function uiParts(): RollupOptions {
  return {
    input: { 'ui-parts': `${ROOT}demo/gallery/mount-ui-parts.ts` },
    plugins: plugins({}),
    output: {
      dir: `${BUILD_FOLDER}/demo`,
      format: 'es',
      ...maps,
      inlineDynamicImports: true,
      entryFileNames: '[name].js',
    },
  };
}
