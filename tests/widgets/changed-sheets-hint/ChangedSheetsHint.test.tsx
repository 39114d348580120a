import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { askForSheetsCheck, isSheetsCheckDue } from '../../../src/store/sheets-check.ts';
import { ChangedSheetsHint } from '../../../widgets/changed-sheets-hint/ChangedSheetsHint.tsx';
import { examples } from '../../../widgets/changed-sheets-hint/examples.ts';
import { renderIsland } from '../../support/render-island.tsx';
import type { Answer } from '../../support/services/answers.ts';
import { fakeServices, services } from '../../support/services/fake-services.ts';

const SHEETS = 'POST /api/v1/document/mysheets';
const TYPES = 'POST /api/v1/manifest/search';

const user = { userId: 'u-04', email: 'vera@example.com', previousLogin: '2026-08-17T09:30:00+02:00' };
const asset = (id: string, type: string, version: number) => ({ id, type, version });
const sheets: Answer = {
  json: {
    total: 2,
    hits: [
      {
        id: 'p-1',
        product_name: 'Rubelis Red 2030',
        assets: [asset('a-1', 'virtual_msds', 4), asset('a-2', 'virtual_msds', 4), asset('a-3', 'tds', 3)],
      },
      {
        id: 'p-2',
        product_name: 'Citrenova Yellow',
        assets: [asset('a-4', 'odd', 1), asset('a-5', 'odd', 12)],
      },
    ],
  },
};
const types: Answer = {
  json: [
    { code: 'tds', title: 'Technical data sheet' },
    { code: 'virtual_msds', title: 'Safety data sheet' },
  ],
};

beforeEach(() => {
  sessionStorage.clear();
  askForSheetsCheck();
});

const dialog = () => screen.queryByRole('dialog', { name: 'Your sheets have changed' });
const findDialog = () => screen.findByRole('dialog', { name: 'Your sheets have changed' });

function open(answers: Record<string, Answer> = {}, payload: object = {}) {
  const all = { [SHEETS]: sheets, [TYPES]: types, ...answers };
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
      body: { source: ['code', 'title'] },
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
    ).toEqual(['Safety data sheet Version 4', 'Technical data sheet Version 3']),
  );
  // A type without a name keeps its code.
  expect(screen.getByText('odd').parentElement?.textContent).toBe('odd Versions 1, 12');
});

test('the codes stand for themselves where the names do not come', async () => {
  open({ [TYPES]: 'no connection' });
  await findDialog();
  expect((await screen.findByText('virtual_msds')).parentElement?.textContent).toBe('virtual_msds Version 4');
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

  test.each<Answer>([
    'no connection',
    { json: {}, status: 500 },
    { json: {}, status: 401 },
    { wrong: { total: '1' } },
  ])('keeps silent and stays for the next page after %j', async (answer) => {
    const { closeOverlay } = open({ [SHEETS]: answer });
    await waitFor(() => expect(closeOverlay).toHaveBeenCalledWith('changed-sheets-hint'));
    expect(dialog()).toBeNull();
    expect(isSheetsCheckDue()).toBe(true);
  });
});
