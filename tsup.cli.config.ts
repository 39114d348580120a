import { defineConfig } from 'tsup';
import { ownCodeOnly } from './scripts/build/own-code-only.ts';
import { ownModules } from './scripts/build/own-modules.ts';

// `npx ce-widgets`, after the package's modules: it shares no chunk with them, which bring the HTTP client of browsers along.
export default defineConfig({
  entry: { cli: 'server/cli/main.ts' },
  outDir: 'dist/npm',
  format: 'esm',
  target: 'node20',
  splitting: true,
  esbuildOptions: (options) => {
    options.minifyWhitespace = true;
  },
  clean: false,
  dts: false,
  esbuildPlugins: [ownModules, ownCodeOnly],
});
