import { expect, test, vi } from 'vitest';
import { plainClick } from '../../../../src/lib/address/plain-click.ts';

const keys = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test('takes over a click without keys', () => {
  const [act, preventDefault] = [vi.fn(), vi.fn()];
  plainClick(act)({ ...keys, preventDefault });
  expect(act).toHaveBeenCalledOnce();
  expect(preventDefault).toHaveBeenCalledOnce();
});

test.each(Object.keys(keys))('leaves a click with %s to the browser', (key) => {
  const [act, preventDefault] = [vi.fn(), vi.fn()];
  plainClick(act)({ ...keys, [key]: true, preventDefault });
  expect(act).not.toHaveBeenCalled();
  expect(preventDefault).not.toHaveBeenCalled();
});
