import { expect, test } from 'vitest';
import { isUse } from '../../../../../src/product/rules/fields/is-use.ts';

test('a list with a recommendation level in it is one of uses', () => {
  const list = (level?: 'recommended') => ({
    form: 'list' as const,
    items: [{ title: 'Coil' }, { title: 'Can', level }],
    isAll: false,
  });
  expect(isUse(list('recommended'))).toBe(true);
  expect(isUse(list())).toBe(false);
  expect(isUse({ form: 'level', level: 'recommended' })).toBe(false);
  expect(isUse(null)).toBe(false);
});
