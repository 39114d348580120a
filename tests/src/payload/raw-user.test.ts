import { expect, test } from 'vitest';
import { rawUser } from '../../../src/payload/raw-user.ts';

const user = { userId: 7, email: 'ada@example.org' };
const empty = {
  userId: '7',
  tokenPayload: { roles: undefined },
  requiredActions: [],
  privacyPolicyStates: [],
  consent: [],
};

test.each([
  ['nobody', undefined],
  ['no object', 'ada'],
  ['no id', { email: 'ada@example.org' }],
  ['no address', { userId: 7 }],
])('a payload with %s is a visitor’s', (_, given) => expect(rawUser({ user: given })).toBeNull());

test('what is wrong counts as absent', () => {
  expect(
    rawUser({
      user: {
        ...user,
        tokenPayload: { roles: 'internal' },
        country: 49,
        requiredActions: 'changeInitialPassword',
        privacyPolicyStates: [{ version: 3 }, null, { version: '2', accepted: 'no' }],
        consent: { personalizedTracking: true },
      },
    }),
  ).toEqual(empty);
});

test('what is right is taken over', () => {
  expect(
    rawUser({
      user: {
        ...user,
        tokenPayload: { roles: ['internal', 5] },
        country: 'DE',
        previousLogin: '2026-11-01T00:00:00Z',
        requiredActions: ['changeInitialPassword'],
        privacyPolicyStates: [{ version: '3' }, { version: '4', accepted: false }],
        consent: ['personalizedTracking'],
      },
    }),
  ).toEqual({
    userId: '7',
    tokenPayload: { roles: ['internal'] },
    country: 'DE',
    previousLogin: '2026-11-01T00:00:00Z',
    requiredActions: ['changeInitialPassword'],
    privacyPolicyStates: [
      { version: '3', accepted: true },
      { version: '4', accepted: false },
    ],
    consent: ['personalizedTracking'],
  });
});
