import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ServiceError } from '../../../../../../src/errors/service-error.ts';
import { WorkingListButton } from '../../../../../../src/listing/parts/documents/working/WorkingListButton.tsx';
import type { ListingQuery } from '../../../../../../src/listing/rules/listing-query.ts';
import { fakeAnswer } from '../../../../../support/fake-listing.ts';
import { fakeServices } from '../../../../../support/services/fake-services.ts';
import { showInListing } from '../../../../../support/show-in-listing.tsx';
import { product } from '../../items/fake-listing.ts';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('../../../../../../src/lib/file/save-file.ts', () => ({ saveFile }));

const user = {
  ...{ userId: 'u-1', email: 'vera@example.com', token: 't', tokenPayload: { roles: ['validated'] } },
  previousLogin: '2026-08-17T07:30:00.000Z',
};
const asset = (id: string, type: string, more = {}) => ({
  ...{
    id,
    type,
    label: '',
    version: '3',
    locale: 'en',
    size: 1024,
    isRootVersion: false,
    filename: `${id}.pdf`,
  },
  ...{ createdDate: '2026-09-01', accessLevel: 'public' as const },
  ...more,
});
const changed = [
  product(1, {
    assets: [
      asset('a-1', 'tds', { changelog: 'Heat stability measured again.' }),
      asset('a-2', 'virtual_msds', { locale: 'de', changelog: '=Section 2 revised.' }),
    ],
  }),
];
const all = [
  product(1, { assets: [asset('a-1', 'tds'), asset('a-2', 'virtual_msds', { locale: 'de' })] }),
  product(2, { assets: Array.from({ length: 21 }, (_, at) => asset(`b-${at}`, 'reach')) }),
];
const zip = { file: 'PK', headers: { 'content-type': 'application/zip' } };

beforeEach(() => saveFile.mockReset());

function show(
  options: { filters?: ListingQuery['filters']; tab?: ListingQuery['tab']; readAll?: never } = {},
) {
  const { filters = {}, tab = 'mysheets' } = options;
  const sent = fakeServices({
    'POST /api/v1/manifest/search': {
      json: [
        { code: 'tds', title: 'Technical data sheet' },
        { code: 'virtual_msds', title: 'Safety data sheet' },
        { code: 'reach', title: 'REACH statement', documentCategory: 'regulatory' },
      ],
    },
    'POST /api/v2/document/archive': ({ body }) => {
      const { assetIds } = body as { assetIds: string[] };
      return {
        json: { id: 'z', files: assetIds.map((assetId) => ({ assetId, name: assetId })), notIncluded: [] },
      };
    },
    'GET /api/v2/document/archive/{id}': zip,
  });
  const readAll = vi.fn(async ({ filters }: ListingQuery) => (filters.min_doc_date ? changed : all));
  const query = { term: '', type: 'pigments' as const, tab, filters };
  const page = showInListing(
    <WorkingListButton bulkLimit={{ documents: 20, megabytes: 50 }} />,
    { query, answer: fakeAnswer({ query }) },
    {
      actions: { readAll },
      payload: { user, services: { search: 'https://search.example', document: 'https://document.example' } },
    },
  );
  const hand = userEvent.setup();
  const open = async () => {
    await hand.click(screen.getByRole('button', { name: 'Working list' }));
    return within(await screen.findByRole('region', { name: 'Working list of My sheets' }));
  };
  return { ...page, sent, hand, readAll, open };
}

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('lists what has changed since the last visit, with what changed in words', async () => {
  const { open, readAll } = show({ filters: { c: ['red'] } });
  const list = await open();
  await list.findByRole('table', { name: 'My sheets: Changed since 2026/08/17' });
  expect(readAll.mock.calls.map(([{ filters }]) => filters)).toEqual([
    { c: ['red'], min_doc_date: ['2026-08-17T07:30:00.000Z'] },
  ]);
  await waitFor(() =>
    expect(cells()).toEqual([
      [
        ...['Rubelis Red 1401', 'Technical data sheet', 'English', '3', '2026/09/01'],
        'Heat stability measured again.',
      ],
      ['Rubelis Red 1401', 'Safety data sheet', 'German', '3', '2026/09/01', '=Section 2 revised.'],
    ]),
  );
  list.getByText('2 documents of 1 product, 2.0 KB', { selector: '.ce-working__sum' });
});

test('narrows the list by sets in one act, all saved too', async () => {
  const { open, hand, readAll } = show();
  const list = await open();
  await hand.click(await list.findByRole('checkbox', { name: /^Regulatory set/ }));
  await waitFor(() => expect(cells().map(([, name]) => name)).toEqual(['Safety data sheet']));
  await hand.click(list.getByRole('checkbox', { name: 'English only' }));
  list.getByText('No document matches this choice.', { selector: 'p:not([role])' });
  await hand.click(list.getByRole('button', { name: 'All saved' }));
  await list.findByRole('table', { name: 'My sheets: All saved, English only, Regulatory set' });
  expect(cells()).toHaveLength(21);
  // What the service does not say is no column.
  expect(list.queryByRole('columnheader', { name: 'What changed' })).toBeNull();
  expect(readAll.mock.calls.at(-1)?.[0].filters).toEqual({});
});

test('saves the list as CSV, with links and harmless cells, and prints it', async () => {
  const { open, hand } = show();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const list = await open();
  await list.findByText('Safety data sheet');
  await hand.click(list.getByRole('button', { name: /^CSV/ }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [name, content] = saveFile.mock.calls[0] as [string, Blob];
  expect(name).toBe('My sheets, Changed since 2026-08-17.csv');
  const [head, , second] = (await content.text()).split('\r\n');
  expect(head).toContain('Product,Product code,Document,Type,Language,Version,Date,What changed,Link');
  expect(second).toBe(
    "Rubelis Red 1,401,Safety data sheet,Safety data sheet,German,3,2026/09/01,'=Section 2 revised.,https://document.example/api/v2/document/download/a-2",
  );
  await hand.click(list.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('downloads what is listed, as several ZIPs if one does not take it', async () => {
  const { open, hand, sent } = show();
  const list = await open();
  await hand.click(await list.findByRole('button', { name: 'Download as ZIP' }));
  await list.findByText('The ZIP is saved: 2 documents.', { selector: '.ce-bulk__saved' });
  await hand.click(list.getByRole('button', { name: 'All saved' }));
  await hand.click(await list.findByRole('button', { name: 'Download as 2 files' }));
  await list.findByText('2 files are saved: 23 documents.', { selector: '.ce-bulk__saved' });
  expect(saveFile.mock.calls.map(([name]) => name)).toEqual([
    'Documents.zip',
    'Documents-1-of-2.zip',
    'Documents-2-of-2.zip',
  ]);
  const orders = sent.filter(({ call }) => call === 'POST /api/v2/document/archive');
  expect(orders.map(({ body }) => (body as { assetIds: string[] }).assetIds.length)).toEqual([2, 20, 3]);
});

test('says why nothing could be loaded, and tries again', async () => {
  const { open, hand, readAll } = show();
  readAll.mockRejectedValueOnce(
    new ServiceError({ kind: 'http', status: 503, serverMessage: 'Down for today.' }),
  );
  const list = await open();
  await list.findByText('Down for today.');
  await hand.click(list.getByRole('button', { name: 'Try again' }));
  await list.findByRole('table');
});

test('takes the day of the listing’s own filter, and says if nothing has changed', async () => {
  const { open, readAll } = show({ filters: { min_doc_date: ['2026-11-01'] } });
  readAll.mockResolvedValue([]);
  const list = await open();
  await list.findByText('No saved document has changed since 2026/11/01.', { selector: 'p:not([role])' });
  expect(readAll.mock.calls[0]?.[0].filters).toEqual({ min_doc_date: ['2026-11-01'] });
  expect(list.queryByRole('button', { name: /^CSV/ })).toBeNull();
});

test('is there in the tab of My sheets alone', () => {
  show({ tab: 'company' });
  expect(screen.queryByRole('button', { name: 'Working list' })).toBeNull();
});
