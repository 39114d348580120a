import { builtinEnvironments } from 'vitest/runtime';

const { 'happy-dom': happyDom } = builtinEnvironments;

/** What the services take and give: happy-dom's own are no match for a server. */
const FETCH = [
  ...['fetch', 'Request', 'Response', 'Headers', 'URL', 'URLSearchParams'],
  ...['AbortController', 'AbortSignal', 'Blob', 'File'],
];

/** A browser's window and Node's fetch, so that islands and the real services run in one process. */
export default {
  ...happyDom,
  viteEnvironment: 'ssr',
  async setup(global: typeof globalThis, options: Record<string, unknown>) {
    const natives = FETCH.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const);
    const { teardown } = await happyDom.setup(global, options);
    for (const [name, native] of natives) if (native) Object.defineProperty(global, name, native);
    return { teardown };
  },
};
