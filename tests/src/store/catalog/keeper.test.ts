import { expect, test, vi } from 'vitest';
import { createKeeper } from '../../../../src/store/catalog/keeper.ts';

/** A service whose answers come when the test lets them. */
function slowService() {
  const sent: boolean[] = [];
  const answers: (() => void)[] = [];
  const send = (isKept: boolean) => {
    sent.push(isKept);
    return new Promise<void>((resolve) => answers.push(resolve));
  };
  return { sent, send, answer: () => answers.shift()?.() };
}

test('asks for what is wanted last, one call after the other', async () => {
  const { sent, send, answer } = slowService();
  const keeper = createKeeper();
  const onFailure = vi.fn();
  const done = keeper.want('a', true, { send, onFailure });
  for (const isKept of [false, true, false]) void keeper.want('a', isKept, { send, onFailure });
  expect(sent).toEqual([true]);
  answer();
  await vi.waitFor(() => expect(sent).toEqual([true, false]));
  answer();
  await done;
  expect(sent).toEqual([true, false]);
  expect(onFailure).not.toHaveBeenCalled();
});

test('asks nothing more where the last wish is what there is', async () => {
  const { sent, send, answer } = slowService();
  const keeper = createKeeper();
  const done = keeper.want('a', true, { send, onFailure: vi.fn() });
  void keeper.want('a', false, { send, onFailure: vi.fn() });
  void keeper.want('a', true, { send, onFailure: vi.fn() });
  answer();
  await done;
  expect(sent).toEqual([true]);
});

test('tells a failure with what the service is known to have, and tries the next wish', async () => {
  const keeper = createKeeper();
  const failed = vi.fn();
  const error = new Error('no');
  await keeper.want('a', true, { send: () => Promise.reject(error), onFailure: failed });
  expect(failed).toHaveBeenCalledWith(error, false);
  const send = vi.fn(async () => {});
  await keeper.want('a', true, { send, onFailure: failed });
  expect(send).toHaveBeenCalledWith(true);
});
