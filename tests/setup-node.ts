import './patience.ts';
import { afterAll, vi } from 'vitest';

const { Request, Response } = globalThis;

// Files share one process; the modules of each, with their state and their mocks, are its own.
afterAll(() => {
  // Hono's server puts classes of its own in their places.
  for (const [name, value] of Object.entries({ Request, Response })) {
    Object.defineProperty(globalThis, name, { value });
  }
  vi.resetModules();
});
