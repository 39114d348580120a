import { expect, test } from 'vitest';
import { isUpdated } from '../../../../src/domain/documents/is-updated.ts';

const login = '2026-11-01T12:00:00.000Z';

test.each([
  ['after the login', '2026-11-01T12:00:00.001Z', login, true],
  ['at the login', '2026-11-01T13:00:00+01:00', login, false],
  ['before the login', '2026-10-31T12:00:00Z', login, false],
  ['at an unknown time', undefined, login, false],
  ['at a wrong time', 'soon', login, false],
  ['for who has not logged in before', '2026-11-02T12:00:00Z', undefined, false],
  ['after a wrong login time', '2026-11-02T12:00:00Z', 'never', false],
])('a document made %s', (_, createdDate, previousLogin, expected) => {
  expect(isUpdated({ createdDate }, previousLogin)).toBe(expected);
});
