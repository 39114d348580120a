import type { Plugin } from 'rollup';

/**
 * Plugin that routes dynamic imports between chunks through the loader, which checks and retries files
 * (`src/mount/load-file.ts`): Rollup writes `…load('./http-00000000.js')` instead of `import('./http-00000000.js')`.
 */
export function loadImports(): Plugin {
  return {
    name: 'load-imports',
    renderDynamicImport: ({ targetChunk }) =>
      targetChunk && { left: "globalThis[Symbol.for('ce-widgets')].load(", right: ')' },
  };
}
