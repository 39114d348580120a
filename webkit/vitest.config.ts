import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['webkit/flows/*.test.ts'],
    globalSetup: ['webkit/global-setup.ts'],
    // One display and one driver serve all flows, one after the other.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
