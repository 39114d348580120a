import { expect, test } from 'vitest';
import { valueStatusOf } from '../../../../src/domain/fields/value-status.ts';

test.each<[unknown, string | undefined]>([
  ['not_tested', 'not_tested'],
  [' Not tested ', 'not_tested'],
  ['NOT-RECOMMENDED', 'not_recommended'],
  ['tested', undefined],
  ['not tested yet', undefined],
  ['', undefined],
  [0, undefined],
  [null, undefined],
  [['not_tested'], undefined],
])('%j is the status %j', (value, status) => {
  expect(valueStatusOf(value)).toBe(status);
});
