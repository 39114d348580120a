import { expect, test } from 'vitest';
import { isUpdated } from '../../../../../src/product/rules/documents/is-updated.ts';

const login = '2026-11-01T12:00:00.000Z';

test.each([
  ['on a later day', '2026-11-02', login, true],
  ['on the day of the login', '2026-11-01', login, true],
  ['on that day, at a time before the login', '2026-11-01T00:00:00Z', login, true],
  ['on the day before', '2026-10-31', login, false],
  ['on the day before, as its own zone tells', '2026-10-31T23:00:00-05:00', login, false],
  ['on the day of a login that is told in another zone', '2026-11-01', '2026-11-02T01:00:00+02:00', true],
  ['on an unknown day', undefined, login, false],
  ['on a wrong day', 'soon', login, false],
  ['for who has not logged in before', '2026-11-02T12:00:00Z', undefined, false],
  ['after a wrong login time', '2026-11-02T12:00:00Z', 'never', false],
])('says whether a document is new that was issued %s', (_, createdDate, previousLogin, expected) => {
  expect(isUpdated({ createdDate }, previousLogin)).toBe(expected);
});
