import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { leaveTo } from '../../../src/lib/address/leave-to.ts';
import { askForSheetsCheck, isSheetsCheckDue } from '../../../src/store/session/sheets-check.ts';
import { ChangedSheetsHint } from '../../../widgets/changed-sheets-hint/ChangedSheetsHint.tsx';
import { examples } from '../../../widgets/changed-sheets-hint/examples.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { type Answer, heldBack, type Reply } from '../../support/services/answers.ts';
import { fakeServices, services } from '../../support/services/fake-services.ts';

vi.mock('../../../src/lib/address/leave-to.ts', () => ({ leaveTo: vi.fn() }));

const SHEETS = 'POST /api/v1/document/mysheets';
const TYPES = 'POST /api/v1/manifest/search';

const user = { userId: 'u-04', email: 'vera@example.com', previousLogin: '2026-08-17T09:30:00+02:00' };
const asset = (id: string, type: string, version: number, more = {}) => ({ id, type, version, ...more });
const sheets: Answer = {
  json: {
    total: 2,
    hits: [
      {
        id: 'p-1',
        product_name: 'Rubelis Red 2030',
        assets: [
          asset('a-1', 'virtual_msds', 4),
          asset('a-2', 'virtual_msds', 4),
          asset('a-3', 'tds', 3, { changelog: 'Heat stability measured again.' }),
        ],
      },
      {
        id: 'p-2',
        product_name: 'Citrenova Yellow',
        assets: [asset('a-4', 'odd', 1), asset('a-5', 'odd', 12)],
      },
    ],
  },
};
const JSON_TYPE = { 'content-type': 'application/json' };
const types: Answer = {
  json: [
    { code: 'tds', title: 'Technical data sheet' },
    { code: 'virtual_msds', title: 'Safety data sheet' },
  ],
};

beforeEach(() => {
  vi.mocked(leaveTo).mockReset();
  sessionStorage.clear();
  askForSheetsCheck();
});

const dialog = () => screen.queryByRole('dialog', { name: 'Your sheets have changed' });
const findDialog = () => screen.findByRole('dialog', { name: 'Your sheets have changed' });

function open(answers: Record<string, Reply> = {}, payload: object = {}) {
  const all: Record<string, Reply> = { [SHEETS]: sheets, [TYPES]: types, ...answers };
  const sent = fakeServices(all);
  const page = renderIsland(<ChangedSheetsHint />, {
    services,
    user,
    links: { productSheetsPage: '/sheets?view=list#top' },
    ...payload,
  });
  page.show('changed-sheets-hint');
  return { ...page, sent, answers: all, hand: userEvent.setup() };
}

test.each(examples)('$name: $shows', async ({ shows, payload = {} }) => {
  const { closeOverlay } = open({}, { user, ...payload });
  if (shows.startsWith('Nothing')) {
    expect(closeOverlay).toHaveBeenCalledWith('changed-sheets-hint');
    expect(dialog()).toBeNull();
  } else {
    await findDialog();
    const hasPage = payload.links?.productSheetsPage !== undefined;
    expect(screen.queryByRole('link', { name: 'Show changed sheets' }) !== null).toBe(hasPage);
  }
});

test('asks for what has changed since the login before, in UTC, and for the names of documents', async () => {
  const { sent } = open();
  await findDialog();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    {
      method: 'POST',
      url: `${services.search}/api/v1/document/mysheets?tab=mysheets&min_doc_date=2026-08-17T07%3A30%3A00.000Z`,
      body: {},
    },
    {
      method: 'POST',
      url: `${services.search}/api/v1/manifest/search?type=document`,
      body: { source: ['code', 'title', 'documentCategory', 'availableInSearch', 'accessLevel'] },
    },
  ]);
});

test('each product expands to its documents by name with their versions', async () => {
  const { hand } = open();
  await findDialog();
  const [first, second] = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('button');
  expect(first?.textContent).toBe('Rubelis Red 2030 2 documents');
  expect(second?.textContent).toBe('Citrenova Yellow 1 document');
  expect(first?.getAttribute('aria-expanded')).toBe('false');
  await hand.click(first as HTMLElement);
  const panel = () => document.getElementById(first?.getAttribute('aria-controls') ?? '');
  await waitFor(() =>
    expect(
      within(panel() as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Safety data sheet Version 4',
      'Technical data sheetHeat stability measured again. Version 3',
    ]),
  );
  // A type without a name keeps its code.
  expect(screen.getByText('odd').parentElement?.textContent).toBe('odd Versions 1, 12');
});

test('names that cannot be loaded are said to be missing; the codes stay until they are there', async () => {
  const { hand, answers } = open({ [TYPES]: 'no connection' });
  await findDialog();
  expect((await screen.findByText('virtual_msds')).parentElement?.textContent).toBe('virtual_msds Version 4');
  expect(screen.getByRole('alert').textContent).toMatch(
    /^The names of the documents could not be loaded\. We/,
  );
  const { answer, arrive } = heldBack();
  answers[TYPES] = answer;
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('virtual_msds')).toBeDefined();
  arrive(types);
  await screen.findByText('Safety data sheet');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.closest('dialog')).not.toBeNull();
});

test('the way to the sheets keeps to those that have changed', async () => {
  open();
  await findDialog();
  expect(screen.getByRole('link', { name: 'Show changed sheets' }).getAttribute('href')).toBe(
    'http://localhost:3000/sheets?view=list&tab=mysheets&min_doc_date=2026-08-17T07%3A30%3A00.000Z#top',
  );
});

test('says how many more products there are', async () => {
  const { hits } = (sheets as { json: { hits: object[] } }).json;
  open({ [SHEETS]: { json: { total: 14, hits } } });
  await findDialog();
  expect(screen.getByText('and 12 more products')).toBeDefined();
});

test('tells a service that keeps it that the changes were seen, and looks from where that says', async () => {
  const confirmed = 'PUT /api/v1/user/me/sheets-seen';
  const { hand, sent } = open(
    { [confirmed]: { status: 204 } },
    { user: { ...user, sheetsSince: '2026-07-01T00:00:00.000Z' } },
  );
  await findDialog();
  expect(sent.find(({ call }) => call === SHEETS)?.url).toContain('min_doc_date=2026-07-01');
  expect(sent.map(({ call }) => call)).not.toContain(confirmed);
  await hand.keyboard('{Escape}');
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(confirmed));
});

test('follows its link once the service knows that the changes were seen', async () => {
  const confirmed = 'PUT /api/v1/user/me/sheets-seen';
  const { answer, arrive } = heldBack();
  const { hand, sent } = open({ [confirmed]: answer }, { user: { ...user, sheetsSince: '2026-07-01' } });
  await findDialog();
  await hand.click(screen.getByRole('link', { name: /^Show/ }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(confirmed));
  expect(leaveTo).not.toHaveBeenCalled();
  arrive({ status: 204 });
  await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce());
  expect(vi.mocked(leaveTo).mock.calls[0]?.[0]).toContain('/sheets?view=list&tab=mysheets&min_doc_date=');
});

test('is closed by its buttons and by Escape', async () => {
  const { hand, show, closeOverlay } = open();
  await findDialog();
  for (const which of [0, 1]) {
    await hand.click(screen.getAllByRole('button', { name: 'Close' })[which] as HTMLElement);
    expect(dialog()).toBeNull();
    show('changed-sheets-hint');
    await findDialog();
  }
  await hand.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  expect(closeOverlay).toHaveBeenCalledTimes(3);
});

describe('the check after a login', () => {
  test('is over once the answer is there, with changes or without', async () => {
    open();
    expect(isSheetsCheckDue()).toBe(true);
    await findDialog();
    expect(isSheetsCheckDue()).toBe(false);
  });

  test('shows nothing where nothing has changed', async () => {
    const { closeOverlay } = open({ [SHEETS]: { json: { total: 0, hits: [] } } });
    await waitFor(() => expect(closeOverlay).toHaveBeenCalledWith('changed-sheets-hint'));
    expect(dialog()).toBeNull();
    expect(isSheetsCheckDue()).toBe(false);
  });

  test.each<[Answer, RegExp, string]>([
    ['no connection', /check your connection/, 'Try again'],
    [{ json: {}, status: 500 }, /unknown error/, 'Try again'],
    [{ json: {}, status: 401 }, /Your session has ended/, 'Log in'],
    [{ wrong: { total: '1' } }, /unknown error/, 'Try again'],
  ])('says so and stays for the next page after %j', async (answer, reason, help) => {
    const { closeOverlay, store, bus, answers } = open({ [SHEETS]: answer });
    await waitFor(() => expect(closeOverlay).toHaveBeenCalledWith('changed-sheets-hint'));
    expect(dialog()).toBeNull();
    expect(isSheetsCheckDue()).toBe(true);
    const { notices } = store.getState();
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).toMatch(/^We could not check for changed sheets\./);
    expect(notices[0]?.text).toMatch(reason);
    expect(notices[0]?.action?.text).toBe(help);
    if (help === 'Log in') return;
    answers[SHEETS] = sheets;
    bus.on('overlay:open', ({ name }) => void bus.emit('overlay:shown', { name }));
    act(() => notices[0]?.action?.run());
    await findDialog();
  });

  test('is over where trying again does not help', async () => {
    const { closeOverlay, store } = open({
      [SHEETS]: { wrong: { message: 'Not for you.' }, headers: JSON_TYPE, status: 403 },
    });
    await waitFor(() => expect(closeOverlay).toHaveBeenCalledWith('changed-sheets-hint'));
    expect(store.getState().notices).toMatchObject([
      { text: 'We could not check for changed sheets. Not for you.', action: undefined },
    ]);
    expect(isSheetsCheckDue()).toBe(false);
  });
});
