import { beforeEach, expect, it, vi } from 'vitest';
import { withRetry } from '../../../../src/mount/island/with-retry.ts';
import { greeting } from '../../../support/test-islands.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

it('tries the code of an island twice, and leaves the contract as it is', async () => {
  const load = vi.fn(greeting.load).mockRejectedValueOnce(new Error('503'));
  const { load: loadTwice, ...rest } = withRetry({ ...greeting, load });
  const loaded = loadTwice();
  await vi.advanceTimersByTimeAsync(500);
  await expect(loaded).resolves.toBe(await greeting.load());
  expect(load).toHaveBeenCalledTimes(2);
  expect({ ...rest, load: greeting.load }).toEqual(greeting);
});

it('says which island is missing', async () => {
  const load = () => Promise.reject(new Error('503'));
  const loaded = expect(withRetry({ ...greeting, load }).load()).rejects.toThrow(
    'The file of "greeting" could not be loaded.',
  );
  await vi.advanceTimersByTimeAsync(500);
  await loaded;
});
