import type { IslandExample } from '../../src/mount/island/example.ts';

/** States of the reset that come from payload and link. The others follow from user actions. */
export const examples: IslandExample<{ token: string }>[] = [
  {
    name: 'Form',
    shows:
      'A new password and its repetition, with the rule. This token is used already, as a submit will tell.',
    props: { token: 'used' },
  },
  {
    name: 'Link without its token',
    shows: 'What is wrong, and the way to a new link.',
    props: { token: '' },
  },
  {
    name: 'Long texts',
    shows: 'Wording of the page that is longer than ours.',
    props: { token: 'used' },
    payload: {
      texts: {
        'resetPassword.password': 'New password, which you have used neither here nor elsewhere before',
        'resetPassword.passwordConfirmation': 'The same password again, so that a slip does not lock you out',
        'resetPassword.submit': 'Save the new password and log me out wherever I am logged in',
        'newPassword.points': 'For the safety of your account, a new password needs all of the following:',
      },
    },
  },
];
