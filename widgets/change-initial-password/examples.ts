import type { IslandExample } from '../../src/mount/island/example.ts';

const user = {
  userId: 'u-11',
  email: 'noor.visser@example.com',
  firstName: 'Noor',
  lastName: 'Visser',
  requiredActions: ['changeInitialPassword'],
};

/** States of the gate that come from the payload. The others follow from user actions. */
export const examples: IslandExample[] = [
  {
    name: 'Initial password',
    shows: 'The new password, its repetition, and the way out.',
    payload: { user },
  },
  {
    name: 'Long texts',
    shows: 'Wording of the page that is longer than ours, and an address that does not break by itself.',
    payload: {
      user: {
        ...user,
        email: 'purchasing-and-regulatory-affairs@laboratories.visser-inkten-nederland.example.com',
      },
      texts: {
        'initialPassword.title': 'Choose the password that you want to use for this portal from now on',
        'initialPassword.password': 'Password that you will remember, but nobody can guess',
        'initialPassword.passwordConfirmation': 'The same password once again, to be sure',
        'initialPassword.submit': 'Save the password and go on to the portal',
      },
    },
  },
  {
    name: 'Password of one’s own',
    shows: 'Nothing: the user has chosen a password already.',
    payload: { user: { ...user, requiredActions: [] } },
  },
];
