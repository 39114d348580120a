import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { demoPassword } from '../../../demo/server/ground/users/seed.ts';
import type { UserRecord } from '../../../demo/server/ground/users/user-record.ts';
import { leaveTo } from '../../../src/lib/address/leave-to.ts';
import { ChangeInitialPassword } from '../../../widgets/change-initial-password/ChangeInitialPassword.tsx';
import { PrivacyPolicy } from '../../../widgets/privacy-policy/PrivacyPolicy.tsx';
import { Profile } from '../../../widgets/profile/Profile.tsx';
import { UserValidation } from '../../../widgets/user-validation/UserValidation.tsx';
import type { Look } from '../service/service.ts';
import type { Tab } from '../tab.tsx';
import { defineWrite } from '../write.ts';
import { formTold, told } from './told.ts';

const ME = '/api/v1/user/me';
const VERA = 'vera.lindqvist@example.com';
const RITA = 'rita.holm@example.com';
const NOOR = 'noor.visser@example.com';
const OLGA = 'olga.ferrari@example.com';

const OVER = /Your session has ended/;
const ENDS_IT = 'ends the session itself';
const ALL_ENDED = 'all sessions end there, also the one that is to be ended';
/** Nothing else of the page may be used before it. */
const GATE = 'leads through the logout; the next page asks again';

const profile = (route: string) => () => ({
  element: <Profile start="/personal" productPage="/product/{id}" sessions />,
  path: `/profile#${route}`,
});
const save = ({ button }: Tab) => button('Save changes');
const saved = ({ says }: Tab) => says(/Your changes are saved/);
const check = async ({ screen, hand }: Tab, name: string) =>
  hand.click(await screen.findByRole('checkbox', { name }));
const record = ({ userOf }: Look, email: string): UserRecord => userOf(email);

/** Browsers in which the user is logged in. */
const DEVICES = {
  one: 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0',
  other: 'Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
};
const NAMES = { one: 'Firefox on Windows', other: 'Chrome on ChromeOS' };

/** Which of them still are. */
const devicesOf = ({ database, userOf }: Look, email: string) => {
  const rows = database.prepare('SELECT data FROM sessions WHERE user_id = ?').all(userOf(email).id);
  const devices = rows.map(({ data }) => JSON.parse(String(data)).device as string);
  return Object.values(NAMES).filter((name) => devices.includes(name));
};

/** Mails that were sent to an address. */
const mailsTo = async ({ mails }: Look, address: string) =>
  (await mails()).filter(({ to }) => to === address).length;

export const profileWrites = [
  defineWrite({
    name: 'changes personal data',
    call: `PUT ${ME}`,
    user: VERA,
    page: profile('/personal'),
    fill: ({ type }, which) =>
      which === 'one' ? type(/^Company/, 'Nordlack Nord') : type(/^First name/, 'Vivi'),
    control: save,
    done: saved,
    kept(look) {
      const { company, firstName } = record(look, VERA);
      return { company, firstName };
    },
    keeps: {
      nothing: { company: 'Nordlack', firstName: 'Vera' },
      one: { company: 'Nordlack Nord', firstName: 'Vera' },
      both: { company: 'Nordlack Nord', firstName: 'Vivi' },
    },
    told: formTold,
    goesOn: 'again',
    secret: 'Nordlack Nord',
  }),
  defineWrite({
    name: 'changes the industries',
    call: `PUT ${ME}`,
    user: VERA,
    page: profile('/personal'),
    fill: (tab, which) => check(tab, which === 'one' ? 'Printing' : 'Plastics'),
    control: save,
    done: saved,
    kept: (look) => record(look, VERA).industries.toSorted(),
    keeps: {
      nothing: ['coatings', 'plastics'],
      one: ['coatings', 'plastics', 'printing'],
      both: ['coatings', 'printing'],
    },
    told: formTold,
    goesOn: 'again',
  }),
  defineWrite({
    name: 'gives a consent, or withdraws it',
    call: `PUT ${ME}`,
    user: VERA,
    page: profile('/privacy'),
    fill: (tab, which) => check(tab, which === 'one' ? 'Surveys' : 'Answers to my enquiries'),
    control: save,
    done: saved,
    kept: (look) => record(look, VERA).consent.toSorted(),
    keeps: {
      nothing: ['inquiries', 'personalizedTracking'],
      one: ['inquiries', 'personalizedTracking', 'surveys'],
      both: ['personalizedTracking', 'surveys'],
    },
    told: formTold,
    goesOn: 'again',
  }),
  defineWrite({
    name: 'changes notifications',
    call: `PUT ${ME}`,
    user: VERA,
    page: profile('/notifications'),
    async fill({ screen, hand }, which) {
      if (which === 'one')
        await hand.click(await screen.findByRole('checkbox', { name: /Send me an email/ }));
      else await hand.click(await screen.findByRole('radio', { name: /^Daily/ }));
    },
    control: save,
    done: saved,
    kept: (look) => record(look, VERA).notifications.documents,
    keeps: {
      nothing: { enabled: true, interval: 'weekly' },
      one: { enabled: false, interval: 'weekly' },
      both: { enabled: false, interval: 'daily' },
    },
    told: formTold,
    goesOn: 'again',
  }),
  defineWrite<string>({
    name: 'changes the password',
    call: `PUT ${ME}`,
    user: VERA,
    make: async (look) => record(look, VERA).passwordHash,
    page: profile('/personal'),
    async fill({ press, type }) {
      await press('Change password');
      await type(/^New password/, 'Ultramarin-29');
      await type(/^Repeat new password/, 'Ultramarin-29');
    },
    control: ({ button }) => button('Change password'),
    done: ({ says }) => says(/Your password is changed/),
    kept: async (look, before) => ({
      isChanged: record(look, VERA).passwordHash !== before,
      mails: await mailsTo(look, VERA),
    }),
    keeps: {
      nothing: { isChanged: false, mails: 0 },
      one: { isChanged: true, mails: 1 },
      both: { isChanged: true, mails: 2 },
      onTwoDevices: { isChanged: true, mails: 1 },
    },
    told: { ...formTold, 'two devices': /Your session has ended/ },
    goesOn: 'again',
    secret: 'Ultramarin-29',
  }),
  defineWrite<string>({
    name: 'replaces the initial password',
    call: `PUT ${ME}`,
    user: NOOR,
    make: async (look) => record(look, NOOR).passwordHash,
    page: () => ({
      element: <ChangeInitialPassword />,
      path: '/',
      overlay: { name: 'change-initial-password' },
    }),
    async fill({ type }) {
      await type(/^New password/, 'Ultramarin-29');
      await type(/^Repeat/, 'Ultramarin-29');
    },
    control: ({ button }) => button('Save password'),
    done: ({ says }) => says(/Your password has been changed/),
    kept: async (look, before) => ({
      isChanged: record(look, NOOR).passwordHash !== before,
      mails: await mailsTo(look, NOOR),
    }),
    keeps: {
      nothing: { isChanged: false, mails: 0 },
      one: { isChanged: true, mails: 1 },
      both: { isChanged: true, mails: 2 },
      onTwoDevices: { isChanged: true, mails: 1 },
    },
    told: { ...formTold, 'two devices': /Your session has ended/ },
    goesOn: 'again',
    never: { 'session ended': GATE },
    secret: 'Ultramarin-29',
  }),
  defineWrite({
    name: 'changes the email address',
    call: `PUT ${ME}/changeEmail`,
    user: VERA,
    page: profile('/personal'),
    async fill({ press, type }) {
      await press('Change email address');
      await type(/^New email/, 'vera@example.org');
    },
    control: ({ button }) => button('Send the link'),
    done: ({ says }) => says(/We have sent a link to vera@example\.org/),
    kept: async (look) => ({
      newEmail: record(look, VERA).newEmail ?? null,
      mails: await mailsTo(look, 'vera@example.org'),
    }),
    keeps: {
      nothing: { newEmail: null, mails: 0 },
      one: { newEmail: 'vera@example.org', mails: 1 },
      both: { newEmail: 'vera@example.org', mails: 2 },
    },
    told: formTold,
    goesOn: 'again',
    secret: 'vera@example.org',
  }),
  defineWrite({
    name: 'sends the mail to a new email address again',
    call: `PUT ${ME}/changeEmail`,
    user: VERA,
    make: async ({ as }) =>
      (await as(VERA)).call('PUT', 'user', `${ME}/changeEmail`, { body: { newEmail: 'vera@example.org' } }),
    page: profile('/personal'),
    control: ({ button }) => button('Send the link again'),
    done: ({ says }) => says(/We have sent a link to vera@example\.org/),
    kept: (look) => mailsTo(look, 'vera@example.org'),
    keeps: { nothing: 1, one: 2, both: 3 },
    told: { ...told, 'lost answer': /may have reached us/ },
    goesOn: 'again',
  }),
  defineWrite({
    name: 'withdraws a new email address',
    call: `DELETE ${ME}/changeEmail`,
    user: VERA,
    make: async ({ as }) =>
      (await as(VERA)).call('PUT', 'user', `${ME}/changeEmail`, { body: { newEmail: 'vera@example.org' } }),
    page: profile('/personal'),
    control: ({ button }) => button('Withdraw the change'),
    done: ({ says }) => says(/The change is withdrawn/),
    kept: (look) => record(look, VERA).newEmail ?? null,
    keeps: { nothing: 'vera@example.org', one: null, both: null },
    told,
    goesOn: 'again',
  }),
  defineWrite({
    name: 'logs out everywhere',
    call: `POST ${ME}/logout-everywhere`,
    user: VERA,
    page: profile('/personal'),
    control: ({ button }) => button('Log out everywhere'),
    done: () => waitFor(() => expect(leaveTo).toHaveBeenCalledWith(expect.stringMatching(/\/logout$/))),
    kept: ({ sessions }) => sessions(VERA),
    keeps: { nothing: 1, one: 0, both: 0, onTwoDevices: 0 },
    told: { ...told, 'two stale tabs': OVER, 'two devices': OVER, '20 at once': OVER },
    goesOn: 'again',
    never: { 'session ended': ENDS_IT, 'other user meanwhile': ENDS_IT },
  }),
  defineWrite({
    name: 'ends a session',
    call: `DELETE ${ME}/sessions/{id}`,
    user: VERA,
    async make({ visitor }) {
      const body = { email: VERA, password: demoPassword };
      for (const userAgent of Object.values(DEVICES))
        await visitor().call('POST', 'site', '/login', { body, headers: { 'user-agent': userAgent } });
    },
    page: profile('/personal'),
    control: ({ button }, which) => button(new RegExp(`^Log out of ${NAMES[which]}`)),
    done: ({ says }, which) => says(new RegExp(`Logged out: ${NAMES[which]}`)),
    kept: (look) => devicesOf(look, VERA),
    keeps: { nothing: [NAMES.one, NAMES.other], one: [NAMES.other], both: [] },
    told,
    goesOn: 'again',
    never: { 'session ended': ALL_ENDED, 'other user meanwhile': ALL_ENDED },
  }),
  defineWrite({
    name: 'asks for validation',
    call: `PUT ${ME}/validationRequest`,
    user: RITA,
    page: () => ({ element: <UserValidation />, path: '/', overlay: { name: 'user-validation' } }),
    async fill({ screen, hand }) {
      await hand.selectOptions(await screen.findByRole('combobox', { name: /^Region/ }), 'Europe');
      const part = await screen.findByRole('combobox', { name: /^Subregion/ });
      await hand.selectOptions(part, 'Northern Europe');
    },
    control: ({ button }) => button('Send request'),
    done: ({ screen }) => screen.findByRole('dialog', { name: 'Thank you for your request' }),
    kept: (look) => record(look, RITA).validationState,
    keeps: { nothing: 'new', one: 'pending', both: 'pending' },
    told: {
      ...formTold,
      'two stale tabs': /Validation pending/,
      'two devices': /Validation pending/,
    },
    goesOn: 'again',
  }),
  defineWrite({
    name: 'asks for validation in the profile',
    call: `PUT ${ME}/validationRequest`,
    user: RITA,
    page: profile('/status'),
    async fill({ screen, hand }) {
      await hand.selectOptions(await screen.findByRole('combobox', { name: /^Region/ }), 'Europe');
      const part = await screen.findByRole('combobox', { name: /^Subregion/ });
      await hand.selectOptions(part, 'Northern Europe');
    },
    control: ({ button }) => button('Send request'),
    done: ({ screen }) => screen.findByRole('heading', { name: 'Validation pending' }),
    kept: (look) => record(look, RITA).validationState,
    keeps: { nothing: 'new', one: 'pending', both: 'pending' },
    told: formTold,
    goesOn: 'again',
  }),
  defineWrite({
    name: 'accepts the privacy policy',
    call: `PUT ${ME}/privacy-policy`,
    user: OLGA,
    page: () => ({ element: <PrivacyPolicy />, path: '/', overlay: { name: 'privacy-policy' } }),
    control: ({ button }) => button('Accept'),
    done: ({ gone }) => gone('privacy-policy'),
    kept: (look) =>
      record(look, OLGA).privacyPolicyStates.filter(({ version }) => version === '2026-09').length,
    keeps: { nothing: 0, one: 1, both: 1 },
    // A second acceptance changes nothing.
    told: { ...formTold, 'lost answer': /We cannot reach the server/ },
    goesOn: 'again',
    never: { 'session ended': GATE },
  }),
];
