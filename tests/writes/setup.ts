import { vi } from 'vitest';
import { loadOverNetwork } from './network.ts';

// Where a page would lead, is only noted: all tabs of a test are in one window.
vi.mock('../../src/lib/address/leave-to.ts', () => ({ leaveTo: vi.fn() }));

// Code that is loaded on demand comes over the network, once for each page.
vi.mock('../../src/store/reads/load-service.ts', async (original) => {
  const { loadService } = await original<typeof import('../../src/store/reads/load-service.ts')>();
  return { loadService: <Code>(load: () => Promise<Code>) => loadService(() => loadOverNetwork(load)) };
});
