import { beforeEach, expect, it, vi } from 'vitest';
import { leaveAfter } from '../../../../src/lib/address/leave-after.ts';
import { leaveTo } from '../../../../src/lib/address/leave-to.ts';

vi.mock('../../../../src/lib/address/leave-to.ts', () => ({ leaveTo: vi.fn() }));

beforeEach(() => {
  vi.mocked(leaveTo).mockReset();
  vi.useFakeTimers();
});

/** A click on the link, and the call that it waits for. */
function click(keys: { ctrlKey?: boolean } = {}) {
  const call = Promise.withResolvers<void>();
  const preventDefault = vi.fn();
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  leaveAfter(call.promise, '/sheets')({ ...none, ...keys, preventDefault });
  return { call, preventDefault };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it.each<[string, (call: PromiseWithResolvers<void>) => void]>([
  ['is answered', ({ resolve }) => resolve()],
  ['fails', ({ reject }) => reject(new Error('no answer'))],
])('leaves the page once the call %s', async (_, end) => {
  const { call, preventDefault } = click();
  expect(preventDefault).toHaveBeenCalledOnce();
  await pass(500);
  expect(leaveTo).not.toHaveBeenCalled();
  end(call);
  await pass(0);
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/sheets');
  await pass(1_000);
  expect(leaveTo).toHaveBeenCalledOnce();
});

it('leaves it after a second where the call takes longer', async () => {
  click();
  await pass(999);
  expect(leaveTo).not.toHaveBeenCalled();
  await pass(1);
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/sheets');
});

it('leaves a click for another tab to the browser', async () => {
  const { call, preventDefault } = click({ ctrlKey: true });
  call.resolve();
  await pass(1_000);
  expect(preventDefault).not.toHaveBeenCalled();
  expect(leaveTo).not.toHaveBeenCalled();
});
