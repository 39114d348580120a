import { expect, test, vi } from 'vitest';
import { createPageStore } from '../../../../src/store/store.ts';
import { changeAtOnce, isChanging } from '../../../../src/store/write/change-at-once.ts';
import { starWriter } from '../../../../src/store/write/star-writer.ts';

/** A star whose service answers when the test lets it. */
function slowStar(saved = false) {
  const store = createPageStore({ version: 1 });
  const sent: boolean[] = [];
  const answers: ((isRefused?: Error) => void)[] = [];
  const way = starWriter((isKept) => {
    sent.push(isKept);
    return new Promise<void>((resolve, reject) =>
      answers.push((refusal) => (refusal ? reject(refusal) : resolve())),
    );
  });
  const shown: boolean[] = [];
  const show = (isKept: boolean) => void shown.push(isKept);
  return {
    ...{ store, sent, shown },
    press: (isKept: boolean) => changeAtOnce(store, { ...way, key: 'a', saved, show }, () => isKept),
    answer: async (refusal?: Error) => {
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
      answers.shift()?.(refusal);
    },
  };
}

test('sends what is wanted last, one call after the other', async () => {
  const { press, sent, answer, shown } = slowStar();
  const done = press(true);
  const later = [false, true, false].map(press);
  await vi.waitFor(() => expect(sent).toEqual([true]));
  expect(shown).toEqual([true, false, true, false]);
  await answer();
  await vi.waitFor(() => expect(sent).toEqual([true, false]));
  await answer();
  expect(await done).toEqual({ before: false, from: false, saved: false, isMerged: false, presses: 4 });
  expect(await Promise.all(later)).toEqual([undefined, undefined, undefined]);
});

test('asks before the page is left while a later press waits', async () => {
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { press, answer } = slowStar();
  const done = press(true);
  expect(isAsked()).toBe(false);
  void press(false);
  expect(isAsked()).toBe(true);
  await answer();
  await answer();
  await done;
  expect(isAsked()).toBe(false);
});

test('sends nothing more where the last wish is what the service has', async () => {
  const { press, sent, answer } = slowStar();
  const done = press(true);
  void press(false);
  void press(true);
  await answer();
  expect(await done).toMatchObject({ saved: true });
  expect(sent).toEqual([true]);
});

test('sends nothing at all where the service has what is wanted', async () => {
  const { press, sent } = slowStar(true);
  expect(await press(true)).toMatchObject({ saved: true });
  expect(sent).toEqual([]);
});

test('is changing a thing while calls for it are under way', async () => {
  const { press, answer, store } = slowStar();
  const done = press(true);
  expect([isChanging(store, 'a'), isChanging(store, 'b')]).toEqual([true, false]);
  await answer();
  await done;
  expect(isChanging(store, 'a')).toBe(false);
});

test('shows after a refusal what the service is known to have, and sends the next wish', async () => {
  const { press, answer, shown, sent } = slowStar();
  const done = press(true);
  const refusal = new Error('no');
  await answer(refusal);
  await expect(done).rejects.toBe(refusal);
  expect(shown).toEqual([true, false]);
  const next = press(true);
  await answer();
  expect(await next).toMatchObject({ saved: true });
  expect(sent).toEqual([true, true]);
});
