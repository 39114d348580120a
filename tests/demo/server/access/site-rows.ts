import { call, type Row, reads, writes, writesEach } from './row.ts';
import { everybody } from './rules.ts';
import { things } from './things.ts';

const settings = { mandatory: true, functional: false, marketing: false };
const customer = { name: 'V', street: 'S 1', zipCode: '1', city: 'C', country: 'SE' };
const person = { firstName: 'A', lastName: 'B', company: 'C', country: 'Sweden', email: 'a.b@example.com' };

/** Put into the body in place of an empty one. */
const formSecurityToken = '';

const message = {
  ...{ ...person, message: 'Hello', contactType: 'psr', region: 'europe', subRegion: 'western-europe' },
  formSecurityToken,
};

/** Calls of the product site. Who sends a cookie that opens nothing is a visitor. */
export const siteRows: readonly Row[] = [
  writes(
    'login',
    call('/login', everybody, { body: { email: 'rita.holm@example.com', password: 'Pigment-2026' } }),
  ),
  ...linkedPages('/login/2fa?code=x', 'readLoginLink', 'loginByLink'),
  ...linkedPages('/logout', 'logoutByLink', 'logout'),
  ...linkedPages('/verify-email?token=x', 'readVerificationLink', 'verifyEmail'),
  ...linkedPages('/confirm-email?token=x', 'readConfirmationLink', 'confirmEmail'),
  ...linkedPages('/was-not-me?token=x', 'readObjectionLink', 'objectToChange'),
  ...linkedPages('/sample-state?token=x', 'readSampleState', 'changeSampleState'),
  ...linkedPages('/delete-account', 'readDeletion', 'askToDeleteAccount'),
  ...linkedPages('/delete-account/confirm?token=x', 'readDeletionLink', 'deleteAccount'),
  writes(
    'resetPasswordByForm',
    call('/reset-password?token=x', everybody, {
      body: { formSecurityToken, password: 'Ultramarin-29' },
      isForm: true,
    }),
  ),
  reads('readPayload', call('/api/v1/payload', { visitor: 'nothing', others: 'open' }, { holds: '"user":' })),
  writes('recordConsent', call('/api/v1/consent', everybody, { body: { settings } })),
  writes('sendContactForm', call('/api/v1/message/contactForm', everybody, { body: message })),
  writesEach(
    'requestSample',
    things.products,
    {
      open: { visitor: 'login', validated: 'open', others: 'forbidden' },
      discontinued: { visitor: 'login', validated: 'conflict', others: 'forbidden' },
      internal: { visitor: 'login', validated: 'as unknown', others: 'forbidden' },
      unknown: { visitor: 'login', validated: 'missing', others: 'forbidden' },
    },
    ({ prd }) => ({
      path: '/api/v1/message/requestSampleForm',
      body: { data: { prd }, reason: 'Trial', address: { customer }, formSecurityToken },
    }),
  ),
  writesEach(
    'requestSamples',
    things.products,
    {
      open: { visitor: 'login', validated: 'open', others: 'forbidden' },
      discontinued: { visitor: 'login', validated: 'invalid', others: 'forbidden' },
      internal: { visitor: 'login', validated: 'as unknown', others: 'forbidden' },
      unknown: { visitor: 'login', validated: 'invalid', others: 'forbidden' },
    },
    ({ prd }) => ({
      path: '/api/v1/message/requestSamples',
      body: { products: [{ prd }], reason: 'Trial', address: { customer }, formSecurityToken },
    }),
  ),
  writesEach(
    'requestRegulatoryDocument',
    things.products,
    {
      open: { visitor: 'login', customer: 'forbidden', others: 'open' },
      discontinued: { visitor: 'login', customer: 'forbidden', others: 'open' },
      internal: { visitor: 'login', customer: 'forbidden', validated: 'as unknown', others: 'open' },
      unknown: { visitor: 'login', customer: 'forbidden', others: 'missing' },
    },
    ({ prd }) => ({
      path: '/api/v1/message/requestRegulatoryDocument',
      body: { productId: prd, documentType: 'reach', formSecurityToken },
    }),
  ),
  writesEach(
    // It tells nothing of the document: the document service decides.
    'downloadSharedDocument',
    things.documents,
    {
      ...{ open: everybody, restrictedToSome: everybody, restricted: everybody, ofDiscontinued: everybody },
      ...{ internal: { others: 'as unknown' }, ofInternal: { others: 'as unknown' }, unknown: everybody },
    },
    ({ id }) => `/shared-document/download?document=${id}`,
  ),
  writes('demoSignIn', call('/demo/sign-in', everybody)),
  writes('demoAskLogin', call('/demo/ask-login', everybody)),
  writes('demoFault', call('/demo/fault?clear', everybody)),
  reads('demoOutbox', call('/demo/outbox.json', everybody)),
  reads('demoOutboxBody', call('/demo/outbox/9999/body', { others: 'missing' })),
  reads('demoAnalytics', call('/demo/analytics.json', everybody)),
  reads('demoErrors', call('/demo/errors.json', everybody)),
  reads('demoConsents', call('/demo/consents.json', everybody)),
];

/** A page with a button: whoever has the link may read and press; only a good link does anything. */
function linkedPages(path: string, read: string, press: string): Row[] {
  return [
    reads(read, call(path, everybody)),
    writes(press, call(path, everybody, { body: { formSecurityToken, shown: 'x' }, isForm: true })),
  ];
}
