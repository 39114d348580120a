import { expect, test } from 'vitest';
import { ACCESS_LEVELS } from '../../../../src/domain/documents/access-level.ts';
import { canSee } from '../../../../src/domain/documents/can-see.ts';

const token = (roles?: string[]) => ({ tokenPayload: { roles } });

// The levels stand as internal, restricted, public_restricted, public.
test.each([
  ['a visitor', null, 'no no no yes'],
  ['nobody', undefined, 'no no no yes'],
  ['a user without a token’s payload', {}, 'no no yes yes'],
  ['a token without a roles list', token(), 'no no yes yes'],
  ['an empty roles list (decision B64)', token([]), 'no yes no yes'],
  ['public_restricted', token(['public_restricted']), 'no yes yes yes'],
  ['validated alone', token(['validated']), 'no yes no yes'],
  ['validated and public_restricted', token(['validated', 'public_restricted']), 'no yes yes yes'],
  ['restricted, which is no role', token(['restricted']), 'no yes no yes'],
  ['admin alone', token(['admin']), 'no yes no yes'],
  ['internal', token(['internal']), 'yes yes yes yes'],
  ['internal among others', token(['validated', 'internal']), 'yes yes yes yes'],
])('%s sees what spec P§6 says (rows 193 to 196)', (_, user, expected) => {
  expect(ACCESS_LEVELS.map((level) => (canSee(level, user) ? 'yes' : 'no')).join(' ')).toBe(expected);
});
