import { expect, test, vi } from 'vitest';
import { createLater } from '../../../../demo/server/base/later.ts';

test('jobs run later, one after the other, as do those that they add', async () => {
  const later = createLater();
  const done: string[] = [];
  later.do(async () => {
    await Promise.resolve();
    done.push('one');
  });
  later.do(async () => {
    done.push('two');
    later.do(async () => done.push('three'));
  });
  await Promise.resolve();
  expect(done).toEqual([]);
  await later.settled();
  expect(done).toEqual(['one', 'two', 'three']);
});

test('one that fails is told, and keeps back no other', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const later = createLater();
  const job = vi.fn(async () => {});
  later.do(() => Promise.reject(new Error('no post')));
  later.do(job);
  await later.settled();
  expect(told).toHaveBeenCalledWith(new Error('no post'));
  expect(job).toHaveBeenCalledTimes(1);
});
