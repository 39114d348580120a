import { failureTexts } from '../../src/texts/failures.ts';

/** Texts of the login (spec S§4, S§8; those of `login.error.<server message>` are verbatim). */
export const loginTexts = {
  'login.title': 'Log in',
  'login.close': 'Close',
  'login.email': 'Email',
  'login.password': 'Password',
  'login.password.show': 'Show password',
  'login.submit': 'Log in',
  'login.busy': 'Logging in',
  'login.forgotPassword': 'Forgot your password?',
  'login.register.question': 'No account yet?',
  'login.register': 'Register',
  'login.done': 'You are logged in. One moment, please.',
  'login.twoFactor.title': 'Check your email',
  'login.twoFactor.sent': 'We have sent a login link to',
  'login.twoFactor.next':
    'Open the link to finish logging in. If nothing has arrived, check your spam folder.',
  'login.twoFactor.back': 'Back to login',
  'login.verification.resend': 'Send a new verification email',
  'login.verification.busy': 'Sending',
  'login.verification.sent':
    'We have sent a new verification email to {email}. Follow its link, then log in here.',
  'login.error.email_not_verified':
    'The email address is unknown. Maybe you need to verify your email address first before you can proceed. Please check your inbox',
  'login.error.wrong_credentials':
    'We have not been able to log you in. Please check your email address and password.',
  'login.error.generic': failureTexts['failure.unknown'],
} as const;

/** Key of a text of the login. */
export type LoginKey = keyof typeof loginTexts;
