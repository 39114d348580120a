import { expect, test, vi } from 'vitest';
import { createKeeper } from '../../../src/store/keeper.ts';

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

/** A wish to change what is kept. */
function wish(isKept: boolean, send: (isKept: boolean) => Promise<void>, onRefused = vi.fn()) {
  return { isKept, isSaved: !isKept, send, onRefused };
}

test('sends what is wanted last, one call after the other', async () => {
  const { sent, send, answer } = slowService();
  const keeper = createKeeper();
  const done = keeper.want('a', wish(true, send));
  const later = [false, true, false].map((isKept) => keeper.want('a', wish(isKept, send)));
  expect(sent).toEqual([true]);
  answer();
  await vi.waitFor(() => expect(sent).toEqual([true, false]));
  answer();
  expect(await done).toBe(false);
  expect(await Promise.all(later)).toEqual([undefined, undefined, undefined]);
  expect(sent).toEqual([true, false]);
});

test('sends nothing more where the last wish is what the service has', async () => {
  const { sent, send, answer } = slowService();
  const keeper = createKeeper();
  const done = keeper.want('a', wish(true, send));
  void keeper.want('a', wish(false, send));
  void keeper.want('a', wish(true, send));
  answer();
  expect(await done).toBe(true);
  expect(sent).toEqual([true]);
});

test('sends nothing at all where the service has what is wanted', async () => {
  const send = vi.fn(async () => {});
  expect(await createKeeper().want('a', { ...wish(true, send), isSaved: true })).toBe(true);
  expect(send).not.toHaveBeenCalled();
});

test('is busy with a thing while calls for it are under way', async () => {
  const { send, answer } = slowService();
  const keeper = createKeeper();
  const done = keeper.want('a', wish(true, send));
  expect([keeper.isBusy('a'), keeper.isBusy('b')]).toEqual([true, false]);
  answer();
  await done;
  expect(keeper.isBusy('a')).toBe(false);
});

test('tells of a refusal what the service is known to have, and sends the next wish', async () => {
  const keeper = createKeeper();
  const onRefused = vi.fn();
  const error = new Error('no');
  await expect(
    keeper.want(
      'a',
      wish(true, () => Promise.reject(error), onRefused),
    ),
  ).rejects.toBe(error);
  expect(onRefused).toHaveBeenCalledWith(false);
  const send = vi.fn(async () => {});
  await keeper.want('a', wish(true, send));
  expect(send).toHaveBeenCalledWith(true);
});
