import type { Plugin } from 'rollup';

/**
 * Lets a dynamic import whose file did not arrive be tried again, half a second later (see `load-chunk.ts`) and
 * whenever it is called anew. The address then differs, since Firefox remembers for good that one could not be imported
 * (https://github.com/whatwg/html/issues/6768); the files that it imports in turn keep theirs.
 */
export function retryImports(): Plugin {
  return {
    name: 'retry-imports',
    renderDynamicImport: ({ targetChunk }) =>
      targetChunk && {
        left: '(a=>import(a).catch(()=>new Promise(r=>setTimeout(r,500)).then(()=>import(a+"?"+Date.now()))))(',
        right: ')',
      },
  };
}
