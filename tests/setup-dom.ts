import './history-stub.ts';
import './popover-stub.ts';
import './set-html-stub.ts';
import { cleanup, configure } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { PATIENCE } from './patience.ts';
import { FakeChannel } from './support/fake-channel.ts';
import { recordPage, resetPage } from './support/reset-page.ts';
import { failOnBreach } from './support/services/breaches.ts';

configure({ asyncUtilTimeout: PATIENCE });

// Listens on the document once for all tests; taken off with a test's own listeners, it would not come back.
userEvent.setup();

// Browsers have it, Node has not; what a test has left behind may still call it after the test.
globalThis.reportError ??= (error: unknown) => console.error(error);

beforeEach(() => {
  // Tabs of other tests must not hear of this one's.
  FakeChannel.open = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  recordPage();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  resetPage();
  failOnBreach();
});

// Files share one window; the modules of each, with their state and their mocks, are its own.
afterAll(() => void vi.resetModules());
