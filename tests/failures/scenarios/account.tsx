import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { checkSession } from '../../../src/store/session/session-end.ts';
import { ForgotPassword } from '../../../widgets/forgot-password/ForgotPassword.tsx';
import { Login } from '../../../widgets/login/Login.tsx';
import { PrivacyPolicy } from '../../../widgets/privacy-policy/PrivacyPolicy.tsx';
import { Registration } from '../../../widgets/registration/Registration.tsx';
import { ResetPassword } from '../../../widgets/reset-password/ResetPassword.tsx';
import { UserValidation } from '../../../widgets/user-validation/UserValidation.tsx';
import { ada } from '../../widgets/profile/open-profile.tsx';
import { ofForm, refused } from '../form-refusals.ts';

import { box, notifies, press, says, type } from '../hands.ts';
import { type Scenario, USER } from '../scenario.ts';
import { COUNTRY, profile } from './profile-page.tsx';

const ME = '/api/v1/user/me';
const TOKEN = { 'GET /api/v1/payload': { json: { version: 1, formSecurityToken: 'fresh' } } };
const customer = { ...USER, tokenPayload: { roles: ['validated'] } };
/** A session beside that of the page. */
const other = {
  id: 's-2',
  device: 'Firefox on Windows',
  usedAt: '2026-11-02T09:00:00.000Z',
  isCurrent: false,
};
const sessions = { [`GET ${ME}/sessions`]: { json: [other] } };
const personal = { ...COUNTRY, ...sessions, [`PUT ${ME}`]: { json: { ...ada, company: 'Kehl Colours' } } };
/** The specification has one sentence for what it does not name (spec S§8). */
const unnamed = {
  '401': /unknown error/,
  '403': /unknown error/,
  '404 of the contract': /unknown error/,
  '500': /unknown error/,
};
const VERIFICATION = 'POST /api/v1/user/send-email-verification';

/** Calls of accounts: login, registration and profile. */
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
    makes: 'withdrawEmailChange',
    call: `DELETE ${ME}/changeEmail`,
    ...profile,
    payload: { user: { ...ada, newEmail: 'new@example.org' } },
    answers: { ...personal, [`DELETE ${ME}/changeEmail`]: { json: ada } },
    told: 'send',
    kept: 'Waiting for new@example.org',
    act: press('Withdraw the change'),
    works: notifies(/The change is withdrawn\. You still log in with ada@example\.org\./),
    own: ofForm,
    helps: refused,
  },
  {
    makes: 'logoutEverywhere',
    call: `POST ${ME}/logout-everywhere`,
    ...profile,
    answers: { ...personal, [`POST ${ME}/logout-everywhere`]: { status: 204 } },
    before: () => void vi.spyOn(location, 'assign').mockImplementation(() => {}),
    told: 'send',
    act: press('Log out everywhere'),
    works: () => waitFor(() => expect(sessionStorage.getItem('ce-showLogin')).toBe('1')),
    closes: true,
    own: ofForm,
    helps: refused,
  },
  {
    makes: 'listSessions',
    call: `GET ${ME}/sessions`,
    ...profile,
    answers: personal,
    told: 'read',
    works: () => screen.findByRole('list', { name: 'Where you are logged in' }),
    malformed: [{ id: 7 }],
    // A service without the list: nothing is said.
    own: { '404 of the contract': null, '404 of somebody else': null },
  },
  {
    makes: 'endSession',
    call: `DELETE ${ME}/sessions/{id}`,
    ...profile,
    answers: { ...personal, [`DELETE ${ME}/sessions/{id}`]: { status: 204 } },
    told: 'send',
    act: press(/^Log out of Firefox on Windows/),
    works: notifies(/Logged out: Firefox on Windows\./),
    // It had ended by itself.
    own: { ...ofForm, '404 of the contract': null },
    helps: refused,
  },
  {
    makes: 'readOwnData',
    call: `GET ${ME}/data`,
    ...profile,
    answers: { ...personal, [`GET ${ME}/data`]: { json: { profile: ada } } },
    told: 'send',
    act: press('Download my data'),
    works: notifies(/Your data is in the file my-data-[\d-]+\.json\./),
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
    makes: 'readMe',
    call: `GET ${ME}`,
    ...profile,
    answers: { ...personal, [`GET ${ME}`]: { json: ada } },
    told: 'nowhere',
    because:
      'The page looks by itself whether the user has changed; the next action of the user reports a failure.',
    act: async ({ store }) => {
      (await box(/^Company/)).focus();
      await checkSession(store, 'elsewhere');
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
];
