import type { Plugin } from 'rollup';

/**
 * Lets chunks import each other by the loader, which checks files and tries them again (`src/mount/load-file.ts`):
 * Rollup writes `…load('./http-abc123.js')` for `import('./http-abc123.js')`.
 */
export function loadImports(): Plugin {
  return {
    name: 'load-imports',
    renderDynamicImport: ({ targetChunk }) =>
      targetChunk && { left: "globalThis[Symbol.for('ce-widgets')].load(", right: ')' },
  };
}
