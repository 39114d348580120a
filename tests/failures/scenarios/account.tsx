import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { expect } from 'vitest';
import { COMPARISON_COOKIE, formatStored } from '../../../src/domain/comparison/stored-comparison.ts';
import { askForSheetsCheck } from '../../../src/store/sheets-check.ts';
import { BasketBar } from '../../../widgets/basket-bar/BasketBar.tsx';
import { ChangedSheetsHint } from '../../../widgets/changed-sheets-hint/ChangedSheetsHint.tsx';
import { ComparePage } from '../../../widgets/compare-page/ComparePage.tsx';
import { ContactForm } from '../../../widgets/contact-form/ContactForm.tsx';
import { contactProps } from '../../../widgets/contact-form/props.ts';
import { ForgotPassword } from '../../../widgets/forgot-password/ForgotPassword.tsx';
import { Login } from '../../../widgets/login/Login.tsx';
import { PrivacyPolicy } from '../../../widgets/privacy-policy/PrivacyPolicy.tsx';
import { Profile } from '../../../widgets/profile/Profile.tsx';
import { Registration } from '../../../widgets/registration/Registration.tsx';
import { RegulatoryRequest } from '../../../widgets/regulatory-request/RegulatoryRequest.tsx';
import { ResetPassword } from '../../../widgets/reset-password/ResetPassword.tsx';
import { SampleRequest } from '../../../widgets/sample-request/SampleRequest.tsx';
import { UserValidation } from '../../../widgets/user-validation/UserValidation.tsx';
import { nothing, pdf } from '../../support/services/answers.ts';
import { answersWith, product as compared, item } from '../../widgets/compare-page/fake-products.ts';
import { ada } from '../../widgets/profile/open-profile.tsx';
import { type Opened, type Scenario, USER } from '../scenario.ts';

const ME = '/api/v1/user/me';
const COUNTRY = { 'GET /api/v1/country': { json: { SE: 'Sweden', GB: 'United Kingdom' } } };
const TOKEN = { 'GET /api/v1/payload': { json: { version: 1, formSecurityToken: 'fresh' } } };
const MANIFEST = 'POST /api/v1/manifest/search';
const subject = { prd: '400312', productId: 'p-1', productName: 'Rubelis Red 254', industry: 'coatings' };
const customer = { ...USER, tokenPayload: { roles: ['validated'] } };
const press =
  (name: string | RegExp) =>
  async ({ hand }: Opened) =>
    hand.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement);
const box = (name: string | RegExp) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });
const type = async ({ hand }: Opened, name: string | RegExp, text: string) => {
  const field = await box(name);
  await hand.clear(field);
  await hand.type(field, text);
};
const says = (text: string | RegExp) => () => screen.findByText(text);
const notifies =
  (text: RegExp) =>
  ({ store }: Opened) =>
    waitFor(() =>
      expect(
        store
          .getState()
          .notices.map((notice) => notice.text)
          .join(' '),
      ).toMatch(text),
    );

const profile = {
  element: <Profile start="/personal" />,
  payload: { user: { ...ada, token: 't', canRequestSample: true } },
  address: '/profile#/personal',
};
const personal = { ...COUNTRY, [`PUT ${ME}`]: { json: { ...ada, company: 'Kehl Colours' } } };
/** A refusal that a service gives for a field, and what only a visitor can be told. */
const ofForm = { '403': /Closed until Monday/, '404 of the contract': /Closed until Monday/ };
const refused = { '403': 'again', '404 of the contract': 'again' } as const;

/** The specification has one sentence for what it does not name (spec S§8). */
const unnamed = {
  '401': /unknown error/,
  '403': /unknown error/,
  '404 of the contract': /unknown error/,
  '500': /unknown error/,
};
const VERIFICATION = 'POST /api/v1/user/send-email-verification';

const LIST = '/api/v1/product-comparison';
const saved = { id: 'c-1', shareId: 's-1', title: 'Reds', industry: 'coatings', basket: [item(1), item(2)] };
function haveComparison(more: object = {}) {
  const comparison = {
    title: 'Reds',
    industry: 'coatings',
    basket: [item(1), item(2)],
    kind: 'own' as const,
    ...more,
  };
  document.cookie = `${COMPARISON_COOKIE}=${encodeURIComponent(formatStored({ comparison, isUnsent: false }))};path=/`;
}
const compare = {
  answers: {
    ...answersWith([compared(1), compared(2)]),
    [`POST ${LIST}`]: { json: saved },
    [`PUT ${LIST}/c-1`]: { json: saved },
    [`DELETE ${LIST}/c-1`]: nothing,
    'POST /api/v1/user/me/download-token': { json: { token: 'once' } },
    'GET /util/download/comparison': pdf({ 'content-disposition': 'attachment; filename="Reds.pdf"' }),
  },
  element: <ComparePage productPage="/product/{id}" productsPage="/products" />,
  address: '/compare',
  kept: 'Reds',
};
const savedList = {
  ...profile,
  address: '/profile#/product-comparisons',
  answers: {
    ...COUNTRY,
    [`GET ${LIST}`]: { json: [saved] },
    [`GET ${LIST}/c-1`]: { json: saved },
    [`DELETE ${LIST}/c-1`]: nothing,
  },
};

/** Calls of accounts, forms and comparisons. */
export const accountScenarios: Scenario[] = [
  {
    makes: 'changeMe',
    call: `PUT ${ME}`,
    ...profile,
    answers: personal,
    told: 'send',
    kept: 'Kehl Colours',
    fill: (opened) => type(opened, /^Company/, 'Kehl Colours'),
    act: press('Save changes'),
    works: notifies(/Your changes are saved\./),
    own: ofForm,
    helps: refused,
  },
  {
    makes: 'changePassword',
    call: `PUT ${ME}`,
    ...profile,
    answers: personal,
    told: 'send',
    kept: 'Ultramarin-29',
    fill: async (opened) => {
      await press('Change password')(opened);
      await type(opened, /^New password/, 'Ultramarin-29');
      await type(opened, /^Repeat new password/, 'Ultramarin-29');
    },
    act: press('Change password'),
    works: notifies(/Your password is changed\./),
    own: ofForm,
    helps: refused,
  },
  {
    makes: 'changeEmail',
    call: `PUT ${ME}/changeEmail`,
    ...profile,
    answers: { ...personal, [`PUT ${ME}/changeEmail`]: { json: { ...ada, newEmail: 'new@example.org' } } },
    told: 'send',
    kept: 'new@example.org',
    fill: async (opened) => {
      await press('Change email address')(opened);
      await type(opened, /^New email/, 'new@example.org');
    },
    act: press(/^Change email|^Send/),
    works: notifies(/new@example\.org/),
    own: ofForm,
    helps: refused,
  },
  {
    makes: 'readLog',
    call: `GET ${ME}/log`,
    ...profile,
    address: '/profile#/sample-requests',
    answers: { ...COUNTRY, [`GET ${ME}/log`]: { json: [] } },
    told: 'read',
    works: () => screen.findByRole('heading', { name: 'No samples yet' }),
    malformed: [{ type: 7 }],
  },
  {
    makes: 'listComparisons',
    call: `GET ${LIST}`,
    ...savedList,
    told: 'read',
    works: () => screen.findAllByText('Reds'),
    malformed: [{ id: {} }],
  },
  {
    makes: 'readComparison',
    call: `GET ${LIST}/c-1`,
    ...savedList,
    answers: { ...savedList.answers, [`PUT ${LIST}/c-1`]: { json: { ...saved, title: 'Warm reds' } } },
    told: 'send',
    kept: 'Warm reds',
    fill: async (opened) => {
      await press('Rename Reds')(opened);
      await type(opened, /^Name/, 'Warm reds');
    },
    act: press('Save changes'),
    works: notifies(/now called “Warm reds”/),
    // It is gone: told, and taken off the list.
    own: { '404 of the contract': null },
    helps: { '403': 'again' },
  },
  {
    makes: 'deleteComparison',
    call: `DELETE ${LIST}/c-1`,
    ...savedList,
    told: 'send',
    kept: 'Reds',
    fill: press(/^Delete/),
    act: press(/^Delete/),
    works: notifies(/deleted/i),
    own: { '404 of the contract': null },
    helps: { '403': 'again' },
  },
  {
    makes: 'readMe',
    call: `GET ${ME}`,
    ...profile,
    answers: { ...personal, [`GET ${ME}`]: { json: ada } },
    told: 'nowhere',
    because:
      'The page looks by itself whether the user has changed; the next action of the user reports a failure.',
    act: async () => {
      (await box(/^Company/)).focus();
      document.dispatchEvent(new Event('visibilitychange'));
    },
    works: () => box(/^Company/),
  },
  {
    makes: 'readCountries',
    call: 'GET /api/v1/country',
    ...profile,
    answers: personal,
    told: 'read',
    kept: 'Analytical Colours',
    works: () => screen.findByRole('option', { name: 'Sweden' }),
  },
  {
    makes: 'requestValidation',
    call: `PUT ${ME}/validationRequest`,
    answers: {
      [`PUT ${ME}/validationRequest`]: { json: { ...ada, validationState: 'pending', region: 'europe' } },
    },
    element: <UserValidation />,
    payload: { user: ada },
    overlay: { name: 'user-validation' },
    told: 'send',
    kept: 'europe',
    fill: async ({ hand }) =>
      hand.selectOptions(await screen.findByRole('combobox', { name: /^Region/ }), 'Europe'),
    act: press('Send request'),
    works: () => screen.findByRole('dialog', { name: 'Thank you for your request' }),
    own: ofForm,
    helps: refused,
  },
  {
    makes: 'acceptPrivacyPolicy',
    call: `PUT ${ME}/privacy-policy`,
    answers: { [`PUT ${ME}/privacy-policy`]: { json: [{ version: '2026-10', accepted: true }] } },
    element: <PrivacyPolicy />,
    payload: { user: customer },
    overlay: { name: 'privacy-policy' },
    told: 'send',
    act: press(/ccept/),
    works: ({ closeOverlay }) => waitFor(() => expect(closeOverlay).toHaveBeenCalledWith('privacy-policy')),
    closes: true,
    own: ofForm,
    // The gate leads through the logout, since nothing else may be used before it.
    helps: { ...refused, '401': 'leaves' },
  },
  {
    makes: 'requestSample',
    call: 'POST /api/v1/message/requestSampleForm',
    answers: {
      ...COUNTRY,
      ...TOKEN,
      [`GET ${ME}/log`]: { json: [] },
      'POST /api/v1/message/requestSampleForm': { json: { sent: true } },
    },
    element: <SampleRequest prd="" industry={null} />,
    payload: { user: customer },
    overlay: { name: 'sample-request', props: subject },
    told: 'send',
    kept: 'For a façade',
    fill: async (opened) => {
      await screen.findByRole('option', { name: 'Sweden' });
      await type(opened, /^(Reason|What)/, 'For a façade');
      for (const [name, text] of [
        ['Name', 'Vera'],
        ['Street', 'Road 1'],
        ['Postcode', '123'],
        ['City', 'Malmö'],
      ] as const)
        await type(opened, new RegExp(`^(${name}|ZIP)`), text).catch(() => {});
    },
    act: press('Send request'),
    works: () => screen.findByRole('dialog', { name: /Thank you/ }),
    own: ofForm,
    helps: refused,
  },
  {
    makes: 'requestRegulatoryDocument',
    call: 'POST /api/v1/message/requestRegulatoryDocument',
    answers: {
      ...TOKEN,
      [MANIFEST]: { json: [{ code: 'reach', title: 'REACH statement', documentCategory: 'regulatory' }] },
      'POST /api/v1/message/requestRegulatoryDocument': { json: { sent: true } },
    },
    element: <RegulatoryRequest prd="" industry={null} />,
    payload: { user: customer },
    overlay: { name: 'regulatory-request', props: subject },
    told: 'send',
    kept: 'reach',
    fill: async ({ hand }) => {
      await screen.findByRole('option', { name: 'REACH statement' });
      await hand.selectOptions(screen.getByRole('combobox', { name: /^Document/ }), 'REACH statement');
    },
    act: press('Send request'),
    works: () => screen.findByRole('dialog', { name: /Thank you/ }),
    own: ofForm,
    helps: refused,
  },
  {
    makes: 'sendContactForm',
    call: 'POST /api/v1/message/contactForm',
    answers: { ...COUNTRY, ...TOKEN, 'POST /api/v1/message/contactForm': { json: { sent: true } } },
    element: <ContactForm {...v.parse(contactProps, { contactType: 'psr' })} />,
    payload: { user: customer },
    told: 'send',
    kept: 'What is in it?',
    fill: (opened) => type(opened, /^Message/, 'What is in it?'),
    act: press('Send message'),
    works: says(/Thank you/),
    own: ofForm,
    helps: refused,
  },
  {
    makes: 'readFormToken',
    call: 'GET /api/v1/payload',
    answers: { ...COUNTRY, ...TOKEN, 'POST /api/v1/message/contactForm': { json: { sent: true } } },
    element: <ContactForm {...v.parse(contactProps, { contactType: 'psr' })} />,
    payload: { user: customer, formSecurityToken: undefined },
    told: 'send',
    kept: 'What is in it?',
    fill: (opened) => type(opened, /^Message/, 'What is in it?'),
    act: press('Send message'),
    works: says(/Thank you/),
    own: ofForm,
    helps: refused,
  },
  {
    makes: 'login',
    call: 'POST /login',
    answers: { 'POST /login': { json: { status: '2fa' } } },
    element: <Login />,
    payload: { user: undefined },
    overlay: { name: 'login' },
    told: 'send',
    kept: 'ada@example.org',
    fill: async (opened) => {
      await type(opened, /^Email/, 'ada@example.org');
      await type(opened, /^Password/, 'pigment57');
    },
    act: press('Log in'),
    works: says(/ada@example\.org/),
    own: unnamed,
    helps: { '401': 'again', '403': 'again', '404 of the contract': 'again' },
  },
  {
    makes: 'sendEmailVerification',
    call: VERIFICATION,
    answers: {
      'POST /login': { json: { message: 'email_not_verified' }, status: 401 },
      [VERIFICATION]: { json: { sent: true } },
    },
    element: <Login />,
    payload: { user: undefined },
    overlay: { name: 'login' },
    told: 'send',
    kept: 'ada@example.org',
    fill: async (opened) => {
      await type(opened, /^Email/, 'ada@example.org');
      await type(opened, /^Password/, 'pigment57');
      await press('Log in')(opened);
      await screen.findByRole('alert');
    },
    act: press(/verification/),
    works: says(/sent a new verification email/),
    own: unnamed,
    helps: { '401': 'again', '403': 'again', '404 of the contract': 'again' },
  },
  {
    makes: 'register',
    call: 'POST /api/v1/user/register',
    answers: { ...COUNTRY, ...TOKEN, 'POST /api/v1/user/register': { json: { userId: 'u-9' } } },
    element: <Registration />,
    payload: { user: undefined },
    overlay: { name: 'registration' },
    told: 'send',
    kept: 'Quist Toys',
    fill: async (opened) => {
      await screen.findByRole('option', { name: 'Sweden' });
      for (const [name, text] of [
        ['First name', 'Nora'],
        ['Last name', 'Quist'],
        ['Company', 'Quist Toys'],
        ['Email', 'nora@example.com'],
        ['Password', 'pigment-57'],
        ['Repeat', 'pigment-57'],
      ] as const)
        await type(opened, new RegExp(`^${name}`), text);
      await opened.hand.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'Sweden');
      await opened.hand.click(screen.getByRole('checkbox', { name: 'Coatings' }));
    },
    act: press('Register'),
    works: says(/nora@example\.com/),
    own: { ...ofForm, '401': /Closed until Monday/ },
    helps: { ...refused, '401': 'again' },
  },
  {
    makes: 'forgotPassword',
    call: 'POST /api/v1/user/forgot-password',
    answers: { 'POST /api/v1/user/forgot-password': { json: { sent: true } } },
    element: <ForgotPassword />,
    payload: { user: undefined },
    overlay: { name: 'forgot-password' },
    told: 'nowhere',
    because: 'After the submit the success is always shown, also when the request fails (spec S§4).',
    fill: (opened) => type(opened, /^Email/, 'ada@example.org'),
    act: press(/reset|send/i),
    works: () => screen.findByRole('status'),
  },
  {
    makes: 'resetPassword',
    call: 'POST /api/v1/user/reset-password',
    answers: { 'POST /api/v1/user/reset-password': { json: { changed: true } } },
    element: <ResetPassword token="mailed" />,
    payload: { user: undefined },
    told: 'send',
    kept: 'Zinnober-7',
    fill: async (opened) => {
      await type(opened, /^New password/, 'Zinnober-7');
      await type(opened, /^Repeat new password/, 'Zinnober-7');
    },
    act: press(/password/i),
    works: says('Your password is changed.'),
    // Its link is used or has expired, so that a new one helps.
    own: { ...ofForm, '401': null, '403': null },
    helps: refused,
  },
  {
    makes: 'readChangedSheets',
    call: 'POST /api/v1/document/mysheets',
    answers: {
      'POST /api/v1/document/mysheets': {
        json: { total: 1, hits: [{ id: 'p-1', product_name: 'Oxidra Red', assets: [] }] },
      },
      [MANIFEST]: { json: [{ code: 'tds', title: 'Technical data sheet' }] },
    },
    element: <ChangedSheetsHint />,
    before: askForSheetsCheck,
    overlay: { name: 'changed-sheets-hint' },
    told: 'notice',
    works: ({ show }) => {
      // As the page's queue does where the notice's button asks for it.
      show('changed-sheets-hint');
      return screen.findByText('Oxidra Red');
    },
  },
  {
    makes: 'createComparison',
    call: `POST ${LIST}`,
    ...compare,
    before: () => haveComparison(),
    told: 'notice',
    act: press('Save'),
    works: () => screen.findAllByText('Saved'),
  },
  {
    makes: 'updateComparison',
    call: `PUT ${LIST}/c-1`,
    ...compare,
    before: () => haveComparison({ id: 'c-1' }),
    told: 'status',
    act: async (opened) => {
      await press('Change the title')(opened);
      await type(opened, /Title of the comparison/, 'Warm reds');
      await opened.hand.keyboard('{Enter}');
    },
    kept: 'Warm reds',
    works: () => screen.findByText('Saved', undefined, { timeout: 3000 }),
    own: {
      '403': /could not be saved/,
      '404 of the contract': null,
      '404 of somebody else': /could not be saved/,
      '429 with Retry-After': /could not be saved/,
      '500': /could not be saved/,
      HTML: /could not be saved/,
      offline: /We cannot reach the server/,
    },
    helps: { '403': 'Try again' },
  },
  {
    makes: 'readProducts',
    call: 'GET /api/v1/product-comparison/productsByUids',
    ...compare,
    before: () => haveComparison(),
    told: 'read',
    works: () => screen.findByRole('table', { name: /^Comparison of/ }),
    malformed: [{ id: 7 }],
  },
  {
    makes: 'readProductColors',
    call: 'GET /api/v1/product-comparison/productsByUids',
    answers: compare.answers,
    element: <BasketBar enabled open={false} hintMonths={18} />,
    before: () => haveComparison(),
    told: 'nowhere',
    kept: 'Pigment 1, Pigment 2',
    because: 'The names of the products are there; their colours are no more than an aid beside them.',
    works: () => screen.findByRole('button', { name: /2 of 4 products/ }),
    malformed: [{ id: 7 }],
  },
  ...['POST /api/v1/user/me/download-token', 'GET /util/download/comparison'].map(
    (call): Scenario => ({
      makes: call.startsWith('POST') ? 'issueDownloadToken' : 'downloadGeneratedFile',
      call,
      ...compare,
      before: () => haveComparison(),
      told: 'send',
      fill: () => screen.findByRole('table', { name: /^Comparison of/ }),
      act: press('Export as PDF'),
      works: () => screen.findByText(/Reds\.pdf/),
      helps: { '403': null, '404 of the contract': null },
    }),
  ),
];
