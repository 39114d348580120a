import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import type { InputPluginOption, RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { chunkOf, chunkOfUnnamed } from './scripts/build/chunk-names.ts';
import { cssText } from './scripts/build/css-text.ts';
import { groundOfIslands } from './scripts/build/ground-of-islands.ts';
import { minify } from './scripts/build/minify.ts';
import { ownIcons } from './scripts/build/own-icons.ts';
import { BUILD_FOLDER, ROOT, VERSION } from './scripts/build/paths.ts';
import { retryImports } from './scripts/build/retry-imports.ts';
import { slimContracts } from './scripts/build/slim-contracts.ts';
import { slimReact } from './scripts/build/slim-react.ts';
import { virtualModules } from './scripts/build/virtual-modules.ts';

// The script tag's files (docs/architecture.md, "Builds"). `scripts/build.ts` runs these one after the other,
// since the loader has to know what the chunks are called.

function plugins(virtual: Record<string, string>): InputPluginOption[] {
  return [
    virtualModules(virtual),
    cssText(),
    ownIcons(),
    nodeResolve({ browser: true, extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
    slimReact(),
    commonjs(),
    esbuild({ target: 'es2022', jsx: 'automatic', sourceMap: true }),
    slimContracts(),
    replace({
      preventAssignment: true,
      values: { 'process.env.NODE_ENV': '"production"', CE_VERSION: JSON.stringify(VERSION) },
    }),
    retryImports(),
    minify(),
  ];
}

const names = { entryFileNames: '[name]-[hash:6].js', chunkFileNames: '[name]-[hash:6].js' };

/** React, the core and a chunk for each island. */
export function islandChunks(
  entries: Record<string, string>,
  virtual: Record<string, string>,
): RollupOptions {
  return {
    input: entries,
    plugins: [groundOfIslands(), ...plugins(virtual)],
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: BUILD_FOLDER,
      format: 'es',
      sourcemap: 'hidden',
      hoistTransitiveImports: false,
      manualChunks: (id, { getModuleInfo }) =>
        chunkOf(id) ?? chunkOfUnnamed(id, (each) => getModuleInfo(each)?.importers ?? []),
      ...names,
    },
  };
}

/** A part of the loader's own that shares nothing with the islands: one request, no React. */
export function loaderPart(name: string, path: string, virtual: Record<string, string>): RollupOptions {
  return {
    input: { [name]: `${ROOT}${path}` },
    plugins: plugins(virtual),
    output: { dir: BUILD_FOLDER, format: 'es', sourcemap: 'hidden', ...names },
  };
}

/** The loader: a classic script with a fixed name. */
export function loader(virtual: Record<string, string>): RollupOptions {
  return {
    input: { 'ce-widgets': `${ROOT}src/mount/loader.ts` },
    plugins: plugins(virtual),
    output: { dir: BUILD_FOLDER, format: 'iife', sourcemap: 'hidden', entryFileNames: '[name].js' },
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
      sourcemap: 'hidden',
      inlineDynamicImports: true,
      entryFileNames: '[name].js',
    },
  };
}
