import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ServiceError } from '../../../../src/errors/service-error.ts';
import { useAction } from '../../../../src/store/write/useAction.ts';

const offline = new ServiceError({ kind: 'offline' });

/** A call whose end the test decides. */
function setUp() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const run = vi.fn(() => new Promise<void>((resolve, reject) => ends.push({ resolve, reject })));
  const { result } = renderHook(() => useAction(run));
  const start = () => act(async () => void result.current.start().catch(() => {}));
  return { run, result, start, ends };
}

it('is one call for two presses in one task, and another one afterwards', async () => {
  const { run, result, start, ends } = setUp();
  await act(async () => {
    void result.current.start();
    void result.current.start();
  });
  expect(run).toHaveBeenCalledOnce();
  expect(result.current.isRunning).toBe(true);
  await act(async () => ends[0]?.resolve());
  expect(result.current.isRunning).toBe(false);
  await start();
  expect(run).toHaveBeenCalledTimes(2);
});

it('keeps a failure until the next answer, and counts the same one twice', async () => {
  const { result, start, ends } = setUp();
  await start();
  await act(async () => ends[0]?.reject(offline));
  expect(result.current).toMatchObject({ failure: offline, attempt: 1, isRunning: false });
  await start();
  expect(result.current).toMatchObject({ failure: offline, isRunning: true });
  await act(async () => ends[1]?.reject(offline));
  expect(result.current).toMatchObject({ failure: offline, attempt: 2 });
  await start();
  await act(async () => ends[2]?.resolve());
  expect(result.current.failure).toBeUndefined();
});

it('passes on what is no failure of a service', async () => {
  const broken = new Error('broken');
  const { result } = renderHook(() => useAction(() => Promise.reject(broken)));
  await act(async () => expect(result.current.start()).rejects.toBe(broken));
  expect(result.current.isRunning).toBe(false);
});
