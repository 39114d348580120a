import { expect, test } from 'vitest';
import { maySeeCompetitors } from '../../../../src/domain/search/may-see-competitors.ts';

test.each([
  ['a competitor viewer', ['internal', 'competitor-viewer'], true],
  ['an administrator', ['admin'], true],
  ['other staff', ['internal'], false],
  ['a token without roles', undefined, false],
])('%s may search by competitors: %s → %s', (_, roles, expected) => {
  expect(maySeeCompetitors({ tokenPayload: { roles } })).toBe(expected);
});

test('does not let visitors see competitors', () => {
  expect(maySeeCompetitors(null)).toBe(false);
});
