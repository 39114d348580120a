import { createUserStore } from '../../../demo/server/ground/users/user-store.ts';
import { ForgotPassword } from '../../../widgets/forgot-password/ForgotPassword.tsx';
import { Login } from '../../../widgets/login/Login.tsx';
import { Registration } from '../../../widgets/registration/Registration.tsx';
import { ResetPassword } from '../../../widgets/reset-password/ResetPassword.tsx';
import type { Look } from '../service/service.ts';
import { defineWrite } from '../write.ts';
import { formTold } from './told.ts';

const VERA = 'vera.lindqvist@example.com';
const TOVE = 'tove.berg@example.com';
const UMA = 'uma.patel@example.com';
const NORA = 'nora@example.com';
const USER = '/api/v1/user';

const VISITOR = 'is for visitors: there is no session';
/** What a visitor cannot meet. */
const never = { 'session ended': VISITOR, 'other user meanwhile': VISITOR };

const USED = /This link has been used/;
const ON_ITS_WAY = /a link is on its way to vera/;

const mailsTo = async ({ mails }: Look, address: string) =>
  (await mails()).filter(({ to }) => to === address).length;

export const accountWrites = [
  defineWrite({
    name: 'logs in, by a mailed link',
    call: 'POST /login',
    user: null,
    page: () => ({ element: <Login />, path: '/', overlay: { name: 'login' } }),
    async fill({ type }) {
      await type(/^Email/, TOVE);
      await type(/^Password/, 'Pigment-2026');
    },
    control: ({ button }) => button('Log in'),
    done: ({ says }) => says(/tove\.berg@example\.com/),
    kept: (look) => mailsTo(look, TOVE),
    keeps: { nothing: 0, one: 1, both: 2 },
    told: { ...formTold, 'lost answer': /We cannot reach the server/ },
    goesOn: 'again',
    never: { ...never, 'page left at once': 'who leaves has no use for a session' },
  }),
  defineWrite({
    name: 'registers',
    call: `POST ${USER}/register`,
    user: null,
    page: () => ({ element: <Registration />, path: '/', overlay: { name: 'registration' } }),
    async fill({ screen, hand, type }) {
      await screen.findByRole('option', { name: 'Sweden' });
      for (const [name, text] of [
        ['First name', 'Nora'],
        ['Last name', 'Quist'],
        ['Company', 'Quist Toys'],
        ['Email', NORA],
        ['Password', 'pigment-57'],
        ['Repeat', 'pigment-57'],
      ] as const)
        await type(new RegExp(`^${name}`), text);
      await hand.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'Sweden');
      await hand.click(screen.getByRole('checkbox', { name: 'Coatings' }));
    },
    control: ({ button }) => button('Register'),
    done: ({ says }) => says(/nora@example\.com/),
    kept: async (look) => ({
      exists: createUserStore(look.database).byEmail(NORA) !== undefined,
      mails: await mailsTo(look, NORA),
    }),
    keeps: {
      nothing: { exists: false, mails: 0 },
      one: { exists: true, mails: 1 },
      both: { exists: true, mails: 1 },
    },
    told: { ...formTold, 'two stale tabs': /already in use/, 'two devices': /already in use/ },
    goesOn: 'again',
    never,
  }),
  defineWrite({
    name: 'asks for the verification mail',
    call: `POST ${USER}/send-email-verification`,
    user: null,
    page: () => ({ element: <Login />, path: '/', overlay: { name: 'login' } }),
    async fill({ type, press, says }) {
      await type(/^Email/, UMA);
      await type(/^Password/, 'Pigment-2026');
      await press('Log in');
      await says(/verif/);
    },
    control: ({ button }) => button(/verification/),
    done: ({ says }) => says(/sent a new verification email/),
    kept: (look) => mailsTo(look, UMA),
    keeps: { nothing: 0, one: 1, both: 2 },
    told: formTold,
    goesOn: 'again',
    never,
  }),
  defineWrite({
    name: 'asks for a new password',
    call: `POST ${USER}/forgot-password`,
    user: null,
    page: () => ({ element: <ForgotPassword />, path: '/', overlay: { name: 'forgot-password' } }),
    fill: ({ type }) => type(/^Email/, VERA),
    control: ({ button }) => button('Send link'),
    done: ({ says }) => says(ON_ITS_WAY),
    kept: (look) => mailsTo(look, VERA),
    keeps: { nothing: 0, one: 1, both: 2 },
    told: { 'lost answer': ON_ITS_WAY, offline: ON_ITS_WAY },
    // Failures would tell who has an account (decision 46).
    goesOn: 'not at all',
    never,
  }),
  defineWrite<{ token: string; before: string }>({
    name: 'sets a new password',
    call: `POST ${USER}/reset-password`,
    user: null,
    async make(look) {
      const visitor = look.visitor();
      await visitor.call('POST', 'user', `${USER}/forgot-password`, { body: { email: VERA } });
      const [mail] = await look.mails();
      const [, token = ''] = /[?&]token=([^\s&]+)/.exec(mail?.text ?? '') ?? [];
      return { token, before: look.userOf(VERA).passwordHash };
    },
    page: ({ token }) => ({ element: <ResetPassword />, path: `/reset-password?token=${token}` }),
    async fill({ type }) {
      await type(/^New password/, 'Ultramarin-29');
      await type(/^Repeat/, 'Ultramarin-29');
    },
    control: ({ button }) => button('Save new password'),
    done: ({ says }) => says(/Your password is changed/),
    // The first mail has the link.
    kept: async (look, { before }) => ({
      isChanged: look.userOf(VERA).passwordHash !== before,
      mails: (await mailsTo(look, VERA)) - 1,
    }),
    keeps: {
      nothing: { isChanged: false, mails: 0 },
      one: { isChanged: true, mails: 1 },
      both: { isChanged: true, mails: 1 },
    },
    told: { ...formTold, 'two stale tabs': USED, 'two devices': USED },
    goesOn: 'again',
    never,
  }),
];
