import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { User } from '../../../src/payload/schema.ts';
import { signIn } from '../../../src/store/session/session.ts';
import { heldBack } from '../../support/services/answers.ts';
import {
  ada,
  answer,
  answerAsPrepared,
  box,
  button,
  clickTwice,
  heading,
  link,
  notices,
  open,
  page,
  sent,
} from './open-profile.tsx';

answerAsPrepared();

const ME = '/api/v1/user/me';
const GENERIC = 'An unknown error has occurred, please try again later.';

/** Failures of the services, and the messages that they cause. */
const failures: [string, Parameters<typeof answer>[1], RegExp][] = [
  ['offline', 'no connection', /We cannot reach the server/],
  ['500', { status: 500, json: { message: 'Something went wrong on the server.' } }, /Something went wrong/],
  ['500 without a word', { status: 500 }, new RegExp(GENERIC)],
  ['429', { status: 429, headers: { 'retry-after': '30' } }, /Try again in 30 seconds/],
  ['malformed', { wrong: { total: 3 } }, new RegExp(GENERIC)],
];

describe('personal data', () => {
  test('shows what is known, with what browsers need to fill it in', async () => {
    open();
    expect([box(/^First name/).value, box(/^Last name/).value, box(/^Company/).value]).toEqual([
      'Ada',
      'Byron',
      'Analytical Colours',
    ]);
    expect(
      [/^First name/, /^Last name/, /^Company/, /^Country/].map((name) =>
        box(name).getAttribute('autocomplete'),
      ),
    ).toEqual(['given-name', 'family-name', 'organization', 'country']);
    // Known before the service says what else there is.
    expect((box(/^Country/) as unknown as HTMLSelectElement).selectedOptions[0]?.textContent).toBe(
      'United Kingdom',
    );
    await screen.findByRole('option', { name: 'Germany' });
    expect(box(/^Country/).value).toBe('GB');
    const industries = screen.getByRole('group', { name: 'Industries you work in' });
    expect(
      within(industries)
        .getAllByRole('checkbox')
        .map((each) => (each as HTMLInputElement).checked),
    ).toEqual([true, false]);
    expect(screen.queryByText('Region')).toBeNull();
  });

  test('shows the region, which the validation sets', () => {
    open('/personal', { user: { ...ada, region: 'europe', subRegion: 'northern-europe' } });
    expect(screen.getByText('Europe, Northern Europe')).toBeDefined();
  });

  test('shows a country that the service does not list by its name, and does not send it', async () => {
    const island = open('/personal', { user: { ...ada, country: 'SE', firstName: 'Ada\nAugusta' } });
    await screen.findByRole('option', { name: 'Germany' });
    const country = box(/^Country/) as unknown as HTMLSelectElement;
    expect([country.value, country.selectedOptions[0]?.textContent]).toEqual(['SE', 'Sweden']);
    answer(`PUT ${ME}`, { json: { ...ada, country: 'SE', company: 'Lovelace' } });
    await island.hand.clear(box(/^Company/));
    await island.hand.type(box(/^Company/), 'Lovelace');
    await island.hand.click(button('Save changes'));
    await waitFor(() => expect(sent()).toEqual([{ call: `PUT ${ME}`, body: { company: 'Lovelace' } }]));
  });

  test('makes a blank of a tab that was pasted into a line', async () => {
    const { hand } = open();
    answer(`PUT ${ME}`, { json: { ...ada, company: 'Analytical Colours' } });
    await hand.tripleClick(box(/^Company/));
    await hand.paste('Analytical\tEngines\t');
    await hand.click(button('Save changes'));
    await waitFor(() =>
      expect(sent()).toEqual([{ call: `PUT ${ME}`, body: { company: 'Analytical Engines' } }]),
    );
  });

  test('sends what has changed, tells it once and stays (row 91)', async () => {
    const island = open();
    const { hand, store } = island;
    const changed = { firstName: 'Augusta Ada', industries: ['plastics'] };
    answer(`PUT ${ME}`, { json: { ...ada, ...changed } });
    await hand.clear(box(/^First name/));
    await hand.type(box(/^First name/), ' Augusta Ada ');
    await hand.click(box('Plastics'));
    await hand.click(box('Coatings'));
    clickTwice(button('Save changes'));
    await waitFor(() => expect(notices(island)).toEqual(['Your changes are saved.']));
    expect(sent()).toEqual([{ call: `PUT ${ME}`, body: changed }]);
    expect(store.getState().user).toMatchObject({ ...changed, token: 'header.body.signature' });
    expect(box(/^First name/).value).toBe('Augusta Ada');
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
    expect(document.activeElement).toBe(button('Save changes'));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('sends nothing where nothing has changed', async () => {
    const island = open();
    await island.hand.click(button('Save changes'));
    await waitFor(() => expect(notices(island)).toEqual(['No changes to save.']));
    expect(sent()).toEqual([]);
  });

  test('has to be filled in', async () => {
    const { hand } = open('/personal', { user: { userId: 'u-2', email: 'b@example.org' } });
    await hand.click(button('Save changes'));
    const summary = screen.getByRole('region', { name: 'Please check 5 fields' });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['First name', 'Last name', 'Company', 'Country', 'Industries you work in']);
    expect(screen.getAllByText('This field is required')).toHaveLength(5);
    expect(sent()).toEqual([]);
  });

  test('asks for one industry at least, where the page has any (decision C2)', async () => {
    const { hand, unmount } = open();
    await hand.click(box('Coatings'));
    await hand.click(button('Save changes'));
    expect(screen.getByText('This field is required')).toBeDefined();
    expect(document.activeElement).toBe(box('Coatings'));
    expect(sent()).toEqual([]);
    unmount();
    const island = open('/personal', { industries: [], user: { ...ada, industries: [] } });
    await island.hand.click(button('Save changes'));
    await waitFor(() => expect(notices(island)).toEqual(['No changes to save.']));
  });

  test('takes 200 characters at most', async () => {
    const { hand } = open('/personal', { user: { ...ada, company: 'x'.repeat(201) } });
    await hand.click(button('Save changes'));
    expect(screen.getByText('Please enter at most 200 characters')).toBeDefined();
  });

  test('tells at a field what the service says of it', async () => {
    const { hand } = open();
    answer(`PUT ${ME}`, { status: 400, json: { message: 'x', fields: { company: 'Not this one.' } } });
    await hand.type(box(/^Company/), '!');
    await hand.click(button('Save changes'));
    await screen.findByText('Not this one.');
    expect(document.activeElement).toBe(box(/^Company/));
  });

  test.each(failures)('%s: told, input kept, and the next try works', async (_name, failure, told) => {
    const island = open();
    const { hand } = island;
    answer(`PUT ${ME}`, failure);
    await hand.type(box(/^Company/), '!');
    await hand.click(button('Save changes'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(told);
    expect(document.activeElement).toBe(alert);
    expect(box(/^Company/).value).toBe('Analytical Colours!');
    answer(`PUT ${ME}`, { json: { ...ada, company: 'Analytical Colours!' } });
    await hand.click(button('Save changes'));
    await waitFor(() => expect(notices(island)).toEqual(['Your changes are saved.']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a session that is over: the input stays, and the login opens for who is signed in', async () => {
    const island = open();
    const { hand, store } = island;
    answer(`PUT ${ME}`, { status: 401, json: { message: 'Your session has ended.', code: 'invalid_token' } });
    await hand.type(box(/^Company/), '!');
    await hand.click(button('Save changes'));
    await screen.findByText(/Your session has ended\. Log in to continue\. What you entered is kept\./);
    expect(link('Log in').dataset.ceOpen).toBe('login');
    link('Log in').addEventListener('click', (event) => event.preventDefault());
    await hand.click(link('Log in'));
    expect(store.getState()).toMatchObject({ isLoginDue: true, user: { userId: 'u-1' } });
    expect(box(/^Company/).value).toBe('Analytical Colours!');
    // Another user's login reloads the page.
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    expect(JSON.stringify(sessionStorage)).toContain('Analytical Colours!');
    answer(`PUT ${ME}`, { json: { ...ada, company: 'Analytical Colours!' } });
    act(() => signIn(store, store.getState().user as User));
    await waitFor(() => expect(notices(island)).toEqual(['Your changes are saved.']));
  });

  test('an answer for someone who has signed out meanwhile changes nothing', async () => {
    const { hand, store } = open();
    const held = heldBack();
    answer(`PUT ${ME}`, held.answer);
    await hand.type(box(/^Company/), '!');
    await hand.click(button('Save changes'));
    await waitFor(() => expect(screen.getByText('Saving')).toBeDefined());
    act(() => store.setState({ user: null }));
    await act(async () => held.arrive({ json: { ...ada, company: 'Analytical Colours!' } }));
    expect(store.getState().user).toBeNull();
  });
});

describe('the email address', () => {
  const openForm = async (payload = {}) => {
    const island = open('/personal', payload);
    await island.hand.click(button('Change email address'));
    expect(document.activeElement).toBe(box(/^New email address/));
    return island;
  };

  test('waits for its mailed link once it is sent (row 93)', async () => {
    const island = await openForm();
    answer(`PUT ${ME}/changeEmail`, { json: { ...ada, newEmail: 'ada.king@example.org' } });
    await island.hand.type(box(/^New email address/), ' ada.king@example.org');
    await island.hand.click(button('Send the link'));
    await screen.findByText('Waiting for ada.king@example.org');
    expect(sent()).toEqual([{ call: `PUT ${ME}/changeEmail`, body: { newEmail: 'ada.king@example.org' } }]);
    expect(notices(island)).toEqual(['We have sent a link to ada.king@example.org.']);
    expect(screen.queryByLabelText(/^New email address/)).toBeNull();
    expect(document.activeElement).toBe(button('Use another address'));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test.each([
    ['', 'This field is required'],
    ['ada', 'Please enter a valid email address'],
    ['ADA@example.org', 'This is already your email address'],
  ])('“%s” is not sent: %s', async (text, told) => {
    const { hand } = await openForm();
    if (text) await hand.type(box(/^New email address/), text);
    await hand.click(button('Send the link'));
    expect(screen.getByText(told)).toBeDefined();
    expect(document.activeElement).toBe(box(/^New email address/));
    expect(sent()).toEqual([]);
  });

  test('in use: told at the field, in the words of the specification (row 94)', async () => {
    const { hand } = await openForm();
    answer(`PUT ${ME}/changeEmail`, { status: 409, json: { message: 'taken', code: 'email_in_use' } });
    await hand.type(box(/^New email address/), 'vera@example.org');
    await hand.click(button('Send the link'));
    await screen.findByText('This email address is already in use.');
    expect(box(/^New email address/).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(box(/^New email address/));
  });

  test.each(failures)(
    'tells why it is not changed, and keeps the input: %s',
    async (_name, failure, told) => {
      const { hand } = await openForm();
      answer(`PUT ${ME}/changeEmail`, failure);
      await hand.type(box(/^New email address/), 'ada.king@example.org');
      await hand.click(button('Send the link'));
      expect((await screen.findByRole('alert')).textContent).toMatch(told);
      expect(box(/^New email address/).value).toBe('ada.king@example.org');
    },
  );

  test('a second change replaces the first', async () => {
    const { hand } = open('/personal', { user: { ...ada, newEmail: 'first@example.org' } });
    answer(`PUT ${ME}/changeEmail`, { json: { ...ada, newEmail: 'second@example.org' } });
    await hand.click(button('Use another address'));
    await hand.type(box(/^New email address/), 'second@example.org');
    await hand.click(button('Send the link'));
    await screen.findByText('Waiting for second@example.org');
    expect(screen.queryByText('Waiting for first@example.org')).toBeNull();
  });

  test('the link is sent again, once for two clicks, and a failure of that is told', async () => {
    const island = open('/personal', { user: { ...ada, newEmail: 'first@example.org' } });
    answer(`PUT ${ME}/changeEmail`, { status: 429, headers: { 'retry-after': '600' } });
    await island.hand.click(button('Send the link again'));
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in 10 minutes');
    answer(`PUT ${ME}/changeEmail`, { json: { ...ada, newEmail: 'first@example.org' } });
    clickTwice(button('Send the link again'));
    await waitFor(() => expect(notices(island)).toEqual(['We have sent a link to first@example.org.']));
    expect(sent()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('what was typed is there again after a login; cancelling gives it up', async () => {
    const { hand, unmount } = await openForm();
    await hand.type(box(/^New email address/), 'ada.k');
    unmount();
    const again = open();
    expect(box(/^New email address/).value).toBe('ada.k');
    await again.hand.click(button('Cancel'));
    expect(document.activeElement).toBe(button('Change email address'));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe('the password', () => {
  const choose = async (password = 'pigment-57', repeated = password, payload = {}) => {
    const island = open('/personal', payload);
    await island.hand.click(button('Change password'));
    expect(document.activeElement).toBe(box(/^New password/));
    await island.hand.type(box(/^New password/), password);
    await island.hand.type(box(/^Repeat new password/), repeated);
    await island.hand.click(button('Change password'));
    return island;
  };

  test('is changed; the form goes, and the account of the managers is named (row 92)', async () => {
    answer(`PUT ${ME}`, { json: { ...ada, requiredActions: [] } });
    const user = { ...ada, requiredActions: ['changeInitialPassword'] };
    const island = await choose(undefined, undefined, { user });
    await waitFor(() => expect(notices(island)).toEqual(['Your password is changed.']));
    expect(sent()).toEqual([{ call: `PUT ${ME}`, body: { password: 'pigment-57' } }]);
    expect(island.store.getState().user?.requiredActions).toEqual([]);
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
    expect(document.activeElement).toBe(button('Change password'));
    await island.hand.click(button('Change password'));
    expect(box(/^New password/).value).toBe('');
    expect(document.querySelector('[autocomplete="username"]')).toHaveProperty('value', 'ada@example.org');
  });

  test('has to keep the rule, and to be repeated', async () => {
    const { hand } = await choose('pigment', 'x');
    expect(screen.getByText('At least 8 characters, with a letter and a digit')).toBeDefined();
    expect(screen.getByText('Passwords does not match')).toBeDefined();
    expect(document.activeElement).toBe(box(/^New password/));
    await hand.click(button('Cancel'));
    expect(document.activeElement).toBe(button('Change password'));
    expect(sent()).toEqual([]);
  });

  test.each([400, 422])('refused by %i: told in the words of the specification', async (status) => {
    answer(`PUT ${ME}`, { status, json: { message: 'x', fields: { password: 'too weak' } } });
    await choose();
    await screen.findByText('Your password did not meet the requirements, please try again.');
    expect(document.activeElement).toBe(box(/^New password/));
    expect(box(/^New password/).value).toBe('pigment-57');
  });

  test('an old login: told, with the way to a new one', async () => {
    answer(`PUT ${ME}`, { status: 403, json: { message: 'x', code: 'reauthentication_required' } });
    const { hand, store } = await choose();
    await screen.findByText(/You logged in too long ago for this/);
    link('Log in').addEventListener('click', (event) => event.preventDefault());
    await hand.click(link('Log in'));
    expect(store.getState().isLoginDue).toBe(true);
    expect(box(/^New password/).value).toBe('pigment-57');
  });

  test.each(failures)(
    'tells why it is not changed, and keeps the input: %s',
    async (_name, failure, told) => {
      answer(`PUT ${ME}`, failure);
      await choose();
      expect((await screen.findByRole('alert')).textContent).toMatch(told);
      expect(box(/^Repeat new password/).value).toBe('pigment-57');
    },
  );
});

describe('a change that is pending', () => {
  const pending = { user: { ...ada, newEmail: 'ada.king@example.org' } };

  test('can be withdrawn: told, and the focus is where another can be asked for', async () => {
    const island = open('/personal', pending);
    answer(`DELETE ${ME}/changeEmail`, { json: ada });
    clickTwice(button('Withdraw the change'));
    await waitFor(() =>
      expect(notices(island)).toEqual(['The change is withdrawn. You still log in with ada@example.org.']),
    );
    expect(sent()).toEqual([{ call: `DELETE ${ME}/changeEmail`, body: undefined }]);
    expect(screen.queryByText(/^Waiting for/)).toBeNull();
    expect(document.activeElement).toBe(button('Change email address'));
  });

  test('can be withdrawn over an open form, whose text is kept', async () => {
    const { hand } = open('/personal', pending);
    await hand.click(button('Use another address'));
    await hand.type(box(/^New email address/), 'third@example.org');
    answer(`DELETE ${ME}/changeEmail`, { json: ada });
    await hand.click(button('Withdraw the change'));
    await waitFor(() => expect(document.activeElement).toBe(button('Change email address')));
    await hand.click(button('Change email address'));
    expect(box(/^New email address/).value).toBe('third@example.org');
  });

  test('an old login: told, with the way to a new one, for a new address and for another mail', async () => {
    const { hand } = open('/personal', pending);
    const refusal = { status: 403, json: { message: 'x', code: 'reauthentication_required' } };
    answer(`PUT ${ME}/changeEmail`, refusal);
    await hand.click(button('Send the link again'));
    await screen.findByText(/You logged in too long ago for this/);
    expect(link('Log in')).toBeDefined();
    answer(`PUT ${ME}/changeEmail`, refusal);
    await hand.click(button('Use another address'));
    await hand.type(box(/^New email address/), 'third@example.org{Enter}');
    await waitFor(() => expect(screen.getAllByText(/You logged in too long ago for this/)).toHaveLength(2));
    expect(box(/^New email address/).value).toBe('third@example.org');
  });
});

test('logging out everywhere leaves for the logout; the next page says so and opens the login', async () => {
  const { hand } = open();
  const left = vi.spyOn(location, 'assign').mockImplementation(() => {});
  answer(`POST ${ME}/logout-everywhere`, { status: 204 });
  await hand.click(button('Log out everywhere'));
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(new URL('/logout', location.href).href));
  expect(localStorage.getItem('ce-session')).toBe('ended');
  expect(sessionStorage.getItem('ce-showLogin')).toBe('1');
  expect(sessionStorage.getItem('ce-session-message')).toContain('You are logged out on all devices.');
});

test.each(['Withdraw the change', 'Log out everywhere'])(
  '%s is never sent as somebody else’s, who has signed in before it was',
  async (name) => {
    const { store } = open('/personal', { user: { ...ada, newEmail: 'ada.king@example.org' } });
    const other = { ...(store.getState().user as User), userId: 'u-other', newEmail: undefined };
    await act(async () => {
      button(name).click();
      signIn(store, other);
    });
    await act(() => vi.dynamicImportSettled());
    expect(sent().filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

describe('deleting the account (row 102)', () => {
  test('is asked for twice; the second time leads to the address of the page', async () => {
    const { hand } = open();
    await hand.click(button('Delete account'));
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
    expect(within(dialog).getByRole('link', { name: 'Delete account' }).getAttribute('href')).toBe(
      '/delete-account',
    );
    await hand.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([undefined, ['javascript', 'alert(1)'].join(':')])(
    'is not offered at the address %s',
    (deleteAccountUrl) => {
      const { deleteAccountUrl: _, ...others } = page;
      open('/personal', { ...others, deleteAccountUrl });
      expect(heading('Password')).toBeDefined();
      expect(screen.queryByText('Delete account')).toBeNull();
    },
  );
});
