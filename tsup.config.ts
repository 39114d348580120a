import { defineConfig } from 'tsup';
import { ownCodeOnly } from './scripts/build/own-code-only.ts';
import { ownModules } from './scripts/build/own-modules.ts';
import { VERSION } from './scripts/build/paths.ts';
import { pureContracts } from './scripts/build/pure-contracts.ts';

// The npm package (docs/architecture.md, "Builds"): ESM with splitting; declarations come from tsc.
export default defineConfig({
  entry: {
    index: 'widgets/index.ts',
    react: 'react/index.tsx',
    server: 'server/index.ts',
  },
  outDir: 'dist/npm',
  format: 'esm',
  target: 'es2022',
  splitting: true,
  // Names stay as they are; what the package's users unpack is a third smaller.
  esbuildOptions: (options) => {
    options.minifyWhitespace = true;
  },
  clean: true,
  dts: false,
  define: { CE_VERSION: JSON.stringify(VERSION) },
  esbuildPlugins: [ownModules, pureContracts, ownCodeOnly],
});
