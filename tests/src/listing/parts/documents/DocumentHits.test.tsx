import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DocumentHit } from '../../../../../src/domain/search/search-hit.ts';
import { DocumentHits } from '../../../../../src/listing/parts/documents/DocumentHits.tsx';
import { ListingContext } from '../../../../../src/listing/state/listing-context.ts';
import type { RawPayload } from '../../../../../src/payload/schema.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import { refuse } from '../../../../support/services/answers.ts';
import { fakeServices } from '../../../../support/services/fake-services.ts';
import { documentHit, fakeListing, hitsView } from '../items/fake-listing.ts';

const services = { document: 'https://documents.example' };
const links = { sharedDocument: '/shared-document' };
const user = {
  ...{ userId: 'u-1', firstName: 'Vera', lastName: 'Lind', email: 'vera@example.com', token: 't' },
  previousLogin: '2026-08-17T07:30:00.000Z',
};

function renderDocuments(
  hits: DocumentHit[],
  payload: object = {},
  bulkLimit: { documents: number; megabytes: number } | null = { documents: 20, megabytes: 50 },
) {
  const view = hitsView();
  const island = renderIsland(
    <ListingContext value={fakeListing(hits)}>
      <DocumentHits hits={hits} view={view} bulkLimit={bulkLimit ?? undefined} />
    </ListingContext>,
    { services, links, ...payload } as RawPayload,
  );
  const opened = vi.fn();
  island.bus.on('overlay:open', opened);
  return { ...island, view, opened };
}
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const item = () => within(screen.getByRole('listitem'));

test('a row says type, product, language, version, date and size', () => {
  renderDocuments([documentHit(1)]);
  expect(item().getByRole('heading', { level: 3, name: 'Technical data sheet' })).toBeDefined();
  expect(item().getByRole('link', { name: 'Rubelis Red 1' }).getAttribute('href')).toBe('/product/p-1');
  const facts = [...document.querySelectorAll('.ce-document__fact')].map(({ textContent }) => textContent);
  expect(facts).toEqual(['Language English', 'Version 4', 'Date 2026/09/01', 'Size 14.3 KB']);
});

test('a document without language, version or date says so', () => {
  renderDocuments([
    documentHit(1, { locale: undefined, version: undefined, createdDate: undefined, size: undefined }),
  ]);
  expect(screen.getAllByText('not stated')).toHaveLength(3);
  expect(screen.getByText('n/a')).toBeDefined();
});

test("a document's own title comes before that of its type, which is said too", () => {
  renderDocuments([documentHit(1, { label: 'Resistance table' })]);
  expect(screen.getByRole('heading', { name: 'Resistance table' })).toBeDefined();
  expect(screen.getByText('Technical data sheet')).toBeDefined();
});

test('a blank title leaves no link without a text', () => {
  renderDocuments([documentHit(1, { label: ' ' })]);
  expect(screen.getByRole('link', { name: 'Technical data sheet' })).toBeDefined();
});

test.each([
  ['public', 'https://documents.example/api/v2/document/download/a-1'],
  ['restricted', `${location.origin}/shared-document?document=a-1`],
] as const)('the link of a %s document leads to %s', (accessLevel, href) => {
  renderDocuments([documentHit(1, { accessLevel })]);
  expect(item().getByRole('link', { name: 'Technical data sheet' }).getAttribute('href')).toBe(href);
});

test('only internal documents have a lock', () => {
  renderDocuments([documentHit(1), documentHit(2, { accessLevel: 'internal' })]);
  expect(screen.getAllByText('Internal')).toHaveLength(1);
});

test('since the previous login a first version is new, a later one updated', () => {
  renderDocuments(
    [
      documentHit(1),
      documentHit(2, { version: '1' }),
      documentHit(3, { createdDate: '2026-01-01T00:00:00Z' }),
    ],
    { user },
  );
  expect(screen.getAllByText('Updated')).toHaveLength(1);
  expect(screen.getAllByText('New')).toHaveLength(1);
});

test('nothing is news to a visitor', () => {
  renderDocuments([documentHit(1)]);
  expect(screen.queryByText('Updated')).toBeNull();
});

test('a plain click downloads in place and is told; one with a key is left to the browser', async () => {
  const sent = fakeServices({ 'GET /api/v2/document/download/{assetId}': refuse(404) });
  const { view } = renderDocuments([documentHit(1)]);
  const link = item().getByRole('link', { name: 'Technical data sheet' });
  // The test's browser would open it in the window that all files share.
  const stay = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  window.addEventListener('click', stay, { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(stay).toHaveBeenCalledOnce();
  expect(view.onOpen).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(view.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'a-1' }), 0);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});

test('a safety data sheet opens the choice of languages', () => {
  const { opened } = renderDocuments([documentHit(1, { type: 'virtual_msds', title: 'Safety data sheet' })]);
  fireEvent.click(item().getByRole('link', { name: 'Safety data sheet' }));
  expect(opened).toHaveBeenCalledWith({
    name: 'safety-sheet',
    props: { prd: '401', productId: 'p-1', productName: 'Rubelis Red 1', industry: null },
  });
});

const staff = { ...user, tokenPayload: { roles: ['internal'] } };
const versions = (name: string) => screen.queryByRole('button', { name: `Versions of ${name}` });
const SHEET_NAME = 'Technical data sheet, English of Rubelis Red 1';

test('internal users read the history of a document, and the focus comes back (row 200)', async () => {
  const version = { id: 'a-1', type: 'tds', version: 3, createdDate: '2026-01-31T12:34:00.000Z' };
  const sent = fakeServices({ 'GET /api/v2/document/history/a-1': { json: [version] } });
  renderDocuments([documentHit(1)], { user: staff });
  const opener = versions(SHEET_NAME) as HTMLElement;
  opener.focus();
  fireEvent.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: `Versions of ${SHEET_NAME}` }));
  expect(await dialog.findByRole('rowheader', { name: '3' })).toBeDefined();
  expect(sent[0]?.url).toContain('?prd=401');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('a first version, an SVHC declaration, and documents of customers have no history', () => {
  renderDocuments(
    [documentHit(1, { isRootVersion: true }), documentHit(2, { type: 'svhc', title: 'SVHC declaration' })],
    { user: staff },
  );
  expect(versions(SHEET_NAME)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Versions of/ })).toBeNull();
});

test.each([
  ['public', 'Copy the direct download link of', 'https://documents.example/api/v2/document/download/a-1'],
  ['restricted', 'Copy the link to', `${location.origin}/shared-document?document=a-1`],
] as const)('internal users copy the link of a %s document (row 202)', async (accessLevel, words, href) => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  renderDocuments([documentHit(1, { accessLevel })], { user: staff });
  fireEvent.click(screen.getByRole('button', { name: `${words} ${SHEET_NAME}` }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(href));
});

test('neither is offered to customers', () => {
  renderDocuments([documentHit(1)], { user });
  expect(screen.queryByRole('button', { name: /^(Versions|Copy)/ })).toBeNull();
});

const several = (count: number) =>
  Array.from({ length: count }, (_, at) => documentHit(at, { title: `Sheet ${at}` }));

test('ticking starts a bar with the sum, and clearing ends it', async () => {
  renderDocuments(several(3));
  fireEvent.click(box(/Select Sheet 0/));
  fireEvent.click(box(/Select Sheet 2/));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  expect(bar.getByText('2 of 20 documents')).toBeDefined();
  fireEvent.click(bar.getByRole('button', { name: 'Clear' }));
  expect(box(/Select Sheet 0/).checked).toBe(false);
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  expect(document.activeElement).toBe(box(/Select Sheet 2/));
});

test('with as many as ten ZIPs hold, the other boxes say so and take no press', () => {
  renderDocuments(several(11), {}, { documents: 1, megabytes: 50 });
  const all = box('Select all shown, up to 10');
  fireEvent.click(box(/Select Sheet 10/));
  expect(all.indeterminate).toBe(true);
  fireEvent.click(all);
  expect(all.checked).toBe(true);
  const other = box(/Select Sheet 9/);
  expect(other.checked).toBe(false);
  expect(other.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(other.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'You can choose 10 documents at most. Clear some to choose others.',
  );
  fireEvent.click(other);
  expect(other.checked).toBe(false);
  fireEvent.click(box(/Select Sheet 0/));
  expect(box(/Select Sheet 9/).hasAttribute('aria-disabled')).toBe(false);
  fireEvent.click(all);
  fireEvent.click(all);
  expect(screen.getAllByRole('checkbox').filter((each) => (each as HTMLInputElement).checked)).toEqual([]);
});

test('without a limit nothing can be chosen', () => {
  renderDocuments(several(1), {}, null);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a document says what changed, where the service does', () => {
  const [first, second] = several(2);
  renderDocuments(
    [{ ...first, changelog: 'Limits tightened.' } as typeof first, second].flatMap((each) => each ?? []),
  );
  expect(screen.getAllByText('Limits tightened.')).toHaveLength(1);
});
