import { vi } from 'vitest';

// Where a page would lead, is only noted: all tabs of a test are in one window.
vi.mock('../../src/lib/leave-to.ts', () => ({ leaveTo: vi.fn() }));
