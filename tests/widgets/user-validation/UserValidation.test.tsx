import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { User } from '../../../src/payload/schema.ts';
import { signIn } from '../../../src/store/session/session.ts';
import { examples } from '../../../widgets/user-validation/examples.ts';
import { UserValidation } from '../../../widgets/user-validation/UserValidation.tsx';
import { withFreshPage } from '../../support/fresh-page.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { type Answer, inTurn, type Reply } from '../../support/services/answers.ts';
import { fakeServices, services } from '../../support/services/fake-services.ts';

withFreshPage();

const SEND = 'PUT /api/v1/user/me/validationRequest';
const ME = 'GET /api/v1/user/me';

const user = { userId: 'u-1', email: 'rita@example.com', firstName: 'Rita', validationState: 'new' as const };
const pending = { ...user, validationState: 'pending', region: 'africa' };

function open(answers: Record<string, Reply> = {}, payload: object = {}) {
  const sent = fakeServices(answers);
  const page = renderIsland(<UserValidation />, {
    services,
    links: { profile: '/profile', login: '/login' },
    contactRegions: [
      { code: 'europe', title: 'Europe', subRegions: [{ code: 'north', title: 'Northern Europe' }] },
      { code: 'africa', title: 'Africa' },
    ],
    user,
    ...payload,
  });
  page.show('user-validation');
  return { ...page, sent, hand: userEvent.setup() };
}

const region = () => screen.getByRole('combobox', { name: /^Region/ });
const submit = () => screen.getByRole('button', { name: 'Send request' });

test('requests the validation with region and subregion, and says that it is sent (row 175)', async () => {
  const { hand, sent, store, bus } = open({ [SEND]: { json: pending } });
  const told = vi.fn();
  bus.on('validation:requested', told);
  await hand.click(submit());
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Subregion/ }));
  expect(sent).toEqual([]);
  await hand.selectOptions(region(), 'Africa');
  await hand.click(submit());
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  expect(sent.map(({ body }) => body)).toEqual([{ region: 'africa' }]);
  expect(told).toHaveBeenCalledExactlyOnceWith({});
  expect(store.getState().user?.validationState).toBe('pending');
  await hand.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a request that another tab has sent is no failure, and no event', async () => {
  const { hand, bus } = open({
    [SEND]: { json: { code: 'validation_not_open' }, status: 409 },
    [ME]: { json: pending },
  });
  const told = vi.fn();
  bus.on('validation:requested', told);
  await hand.selectOptions(region(), 'Africa');
  await hand.click(submit());
  await screen.findByRole('dialog', { name: 'Validation pending' });
  expect(told).not.toHaveBeenCalled();
});

test.each<[string, Answer, string]>([
  ['a session that is over', { json: {}, status: 401 }, 'Your session has ended. Log in to continue'],
  ['no connection', 'no connection', 'We cannot reach the server'],
  ['too many', { json: {}, status: 429 }, 'Too many attempts'],
  ['the service’s words', { json: { message: 'Down.' }, status: 503 }, 'Down.'],
])('tells of %s, and keeps the choice', async (_, answer, words) => {
  const { hand } = open({ [SEND]: answer });
  await hand.selectOptions(region(), 'Africa');
  await hand.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect((region() as HTMLSelectElement).value).toBe('africa');
});

test('says that a choice is restored, or may have been sent', async () => {
  const { hand, show } = open({ [SEND]: 'no connection' });
  await hand.selectOptions(region(), 'Africa');
  show(null);
  show('user-validation');
  expect((region() as HTMLSelectElement).value).toBe('africa');
  expect(screen.getByText(/^We kept what you had entered/)).toBeDefined();
  await hand.click(submit());
  await screen.findByRole('alert');
  show(null);
  show('user-validation');
  expect(
    screen.getByText(/may have reached us already.* You can safely send it again as it is/),
  ).toBeDefined();
});

test('is sent after a login that has taken the dialog’s place', async () => {
  const { hand, show, store, sent } = open({ [SEND]: inTurn({ json: {}, status: 401 }, { json: pending }) });
  await hand.selectOptions(region(), 'Africa');
  await hand.click(submit());
  await hand.click(await screen.findByRole('link', { name: 'Log in' }));
  show('login');
  act(() => signIn(store, store.getState().user as User));
  show('user-validation');
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  expect(sent.map(({ body }) => body)).toEqual([{ region: 'africa' }, { region: 'africa' }]);
});

test.each(examples)('$name: $shows', async ({ name, payload = {} }) => {
  open({}, { user: undefined, ...payload });
  const titles: Record<string, string> = { Pending: 'Validation pending', Validated: 'Nothing to request' };
  await waitFor(() => screen.getByRole('dialog', { name: titles[name] ?? 'Request validation' }));
  expect(screen.queryByRole('button', { name: 'Send request' }) !== null).toBe(name === 'New user');
  expect(screen.queryByRole('link', { name: 'Log in' }) !== null).toBe(name === 'Visitor');
});
