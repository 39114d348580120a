import { afterEach, expect, test, vi } from 'vitest';
import { askUntilLoaded, readUnlessLeft } from '../../../../src/store/write/leaving.ts';

afterEach(() => void Reflect.deleteProperty(document, 'visibilityState'));

const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

function hide(): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('asks before the page is left until the code of a change has come, or is missing', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const code = askUntilLoaded(promise);
  expect(isAsked()).toBe(true);
  resolve('code');
  expect(await code).toBe('code');
  expect(isAsked()).toBe(false);
  await expect(askUntilLoaded(Promise.reject(new TypeError('missing')))).rejects.toThrow('missing');
  expect(isAsked()).toBe(false);
});

test('goes on with what is known once the page is hidden, else with what was read', async () => {
  expect(await readUnlessLeft(Promise.resolve('read'), 'known')).toBe('read');
  const settled = vi.fn();
  const left = readUnlessLeft(new Promise<string>(() => {}), 'known').then(settled);
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  hide();
  await left;
  expect(settled).toHaveBeenCalledExactlyOnceWith('known');
});
