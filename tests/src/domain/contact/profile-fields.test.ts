import { expect, it } from 'vitest';
import { profileFields } from '../../../../src/domain/contact/profile-fields.ts';

it('knows nothing of a visitor', () => {
  expect(profileFields(null)).toEqual({});
});

it('knows what is filled in, and nothing else of a user', () => {
  const user = { userId: 'u-1', token: 't', firstName: ' Vera ', lastName: ' ', company: '', country: 'SE' };
  expect(profileFields(user)).toEqual({ firstName: 'Vera', country: 'SE' });
});
