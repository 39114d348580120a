import './popover-stub.ts';
import './set-html-stub.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { FakeChannel } from './support/fake-channel.ts';

// What comes is waited for, however slow the machine.
configure({ asyncUtilTimeout: 4_000 });

// Tabs of other tests must not hear of this one's.
beforeEach(() => {
  FakeChannel.open = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});

afterEach(() => cleanup());
