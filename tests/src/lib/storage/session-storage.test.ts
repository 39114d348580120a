import { expect, test, vi } from 'vitest';
import { setSessionItem, takeSessionItem } from '../../../../src/lib/storage/session-storage.ts';

test('a value is read once', () => {
  setSessionItem('ce-test', 'kept');
  expect(takeSessionItem('ce-test')).toBe('kept');
  expect(takeSessionItem('ce-test')).toBeNull();
});

test('blocked storage does no harm', () => {
  vi.stubGlobal('sessionStorage', {
    get getItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
    get setItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(() => setSessionItem('ce-test', 'kept')).not.toThrow();
  expect(takeSessionItem('ce-test')).toBeNull();
});
