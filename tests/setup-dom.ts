import './popover-stub.ts';
import './set-html-stub.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What comes is waited for, however slow the machine.
configure({ asyncUtilTimeout: 4_000 });

afterEach(() => cleanup());
