import { expect, test } from 'vitest';
import { hasHistory } from '../../../../../src/product/rules/documents/has-history.ts';
import { asset } from '../../../domain/documents/documents.ts';

const internal = { tokenPayload: { roles: ['internal'] } };

test.each([
  ['an internal user, a later version', internal, {}, true],
  ['an internal user, the first version', internal, { isRootVersion: true }, false],
  ['an internal user, an SVHC declaration', internal, { type: 'svhc' }, false],
  ['a validated user', { tokenPayload: { roles: ['validated'] } }, {}, false],
  ['a visitor', null, {}, false],
])('%s: is there a history? (row 200)', (_, user, more, expected) => {
  expect(hasHistory(asset('a', more), user)).toBe(expected);
});
