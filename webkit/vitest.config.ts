import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['webkit/flows/*.test.ts'],
    globalSetup: ['webkit/global-setup.ts'],
    // One display and one driver serve all flows, one after the other.
    fileParallelism: false,
    // The driver has one session: a flow that a busy machine ends halfway would take it from all others.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
