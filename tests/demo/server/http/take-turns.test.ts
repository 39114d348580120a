import { setImmediate as round } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurns } from '../../../../demo/server/http/take-turns.ts';

test('lets one caller go on in each round of the event loop, in their order', async () => {
  const turn = takeTurns();
  const gone: string[] = [];
  for (const name of ['one', 'two', 'three']) void turn().then(() => gone.push(name));
  await Promise.resolve();
  expect(gone).toEqual([]);
  for (const expected of [['one'], ['one', 'two'], ['one', 'two', 'three']]) {
    await round();
    expect(gone).toEqual(expected);
  }
});

test('who comes later waits behind those before, and starts anew after a pause', async () => {
  const turn = takeTurns();
  const gone: string[] = [];
  const come = (name: string) => void turn().then(() => gone.push(name));
  come('one');
  come('two');
  await round();
  come('three');
  await round();
  await round();
  expect(gone).toEqual(['one', 'two', 'three']);
  await round();
  come('four');
  await round();
  expect(gone.at(-1)).toBe('four');
});
