import { expect, test, vi } from 'vitest';
import { whileUsed } from '../../../src/lib/while-used.ts';

test('starts for the first user, as that one says, and stops after the last', () => {
  const stop = vi.fn();
  const start = vi.fn((_: string) => stop);
  const use = whileUsed(start);
  const ends = [use('first'), use('second')];
  expect(start.mock.calls).toEqual([['first']]);
  ends[0]?.();
  expect(stop).not.toHaveBeenCalled();
  ends[1]?.();
  expect(stop).toHaveBeenCalledOnce();
});

test('counts the end of a use once', () => {
  const stop = vi.fn();
  const use = whileUsed(() => stop);
  const [end, endOther] = [use(), use()];
  end();
  end();
  expect(stop).not.toHaveBeenCalled();
  endOther();
  endOther();
  expect(stop).toHaveBeenCalledOnce();
});

test('starts again for the next user', () => {
  const start = vi.fn(() => () => {});
  const use = whileUsed(start);
  use()();
  use();
  expect(start).toHaveBeenCalledTimes(2);
});
