import type { IslandExample } from '../../src/mount/island/example.ts';

const links = { forgotPassword: '/login?forgot', registration: '/login?register' };

/** States of the login overlay that come from the payload. The others follow from user actions. */
export const examples: IslandExample[] = [
  { name: 'Form', shows: 'Email and password, as a visitor finds them.' },
  {
    name: 'With ways on',
    shows: 'The links to a forgotten password and to registration, where the page has addresses for them.',
    payload: { links },
  },
  {
    name: 'Login message',
    shows: 'What the page has to say to everyone who logs in.',
    payload: { links, loginMessage: 'Please log in to download technical documents and to order samples.' },
  },
  {
    name: 'Session message',
    shows: 'The outcome of what led here, once.',
    payload: {
      links,
      sessionMessage: { type: 'success', text: 'Your email address is confirmed. You can log in now.' },
    },
  },
  {
    name: 'Session warning',
    shows: 'A mailed link that no longer works.',
    payload: {
      links,
      sessionMessage: {
        type: 'warning',
        text: 'This login link was used already or is too old. Please log in again.',
      },
    },
  },
  {
    name: 'Long texts',
    shows: 'Wording of the page that is longer than ours, with words that do not break by themselves.',
    payload: {
      links,
      loginMessage:
        'The customer portal for colourists, formulators and regulatory-affairs officers is served from another data centre on the last weekend of each month; documents may then take somewhat longer to arrive than you are used to.',
      sessionMessage: {
        type: 'info',
        text: 'Diketopyrrolopyrrolequinacridonebenzimidazoloneisoindolinone-sheets need a login.',
      },
      texts: {
        'login.title': 'Log in to the portal for customers, partners and distributors',
        'login.email': 'Email address that you have registered with',
        'login.password': 'Password, at least eight characters long',
        'login.submit': 'Log in and go on to where you wanted to go',
        'login.forgotPassword': 'Have you forgotten the password of your account?',
        'login.register.question': 'Your company is not registered with us yet?',
        'login.register': 'Register as a new customer',
        'validation.required': 'Please do fill in this field, we cannot go on without it',
      },
    },
  },
  {
    name: 'Logged in already',
    shows: 'Nothing: the overlay steps aside.',
    payload: { user: { userId: 'u-1', email: 'ada@example.org', token: 'none' } },
  },
];
