import { expect, test } from 'vitest';
import { hasLevel } from '../../../../src/domain/fields/has-level.ts';

test('levels stand alone or in a list', () => {
  expect(hasLevel({ form: 'level', level: 'recommended' })).toBe(true);
  expect(hasLevel({ form: 'list', items: [{ title: 'Film', level: 'recommended' }], isAll: false })).toBe(
    true,
  );
  expect(hasLevel({ form: 'list', items: [{ title: 'Film' }], isAll: false })).toBe(false);
  expect(hasLevel({ form: 'text', text: 'Film' })).toBe(false);
  expect(hasLevel(null)).toBe(false);
});
