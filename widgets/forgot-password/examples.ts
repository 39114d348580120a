import type { IslandExample } from '../../src/mount/island/example.ts';

/** States of the overlay that come from the payload. The confirmation follows each submit. */
export const examples: IslandExample[] = [
  { name: 'Form', shows: 'The email address, and the way back to the login.' },
  {
    name: 'Long texts',
    shows: 'Wording of the page that is longer than ours.',
    payload: {
      texts: {
        'forgotPassword.title': 'Have you forgotten the password of your account with us?',
        'forgotPassword.intro':
          'Please tell us the email address that you have registered with, not that of a colleague. We will then send you a link, by which you can choose a new password within the next hour.',
        'forgotPassword.email': 'Email address that you have registered with',
        'forgotPassword.submit': 'Send me a link to choose a new password',
        'forgotPassword.login': 'I remember it after all: back to the login',
      },
    },
  },
];
