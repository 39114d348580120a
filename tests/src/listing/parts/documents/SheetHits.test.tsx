import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SheetDocument } from '../../../../../src/domain/search/search-hit.ts';
import { SheetHits } from '../../../../../src/listing/parts/documents/SheetHits.tsx';
import { ListingContext } from '../../../../../src/listing/state/listing-context.ts';
import type { RawPayload } from '../../../../../src/payload/schema.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import { fakeServices } from '../../../../support/services/fake-services.ts';
import { fakeListing, hitsView, product } from '../items/fake-listing.ts';

const services = { document: 'https://documents.example', search: 'https://search.example' };
const NAME = 'Rubelis Red 1';

const asset = (
  id: string,
  type: string,
  label: string,
  more: Partial<SheetDocument> = {},
): SheetDocument => ({
  ...{ id, type, label, version: '4', locale: 'en', size: 14_643, isRootVersion: false },
  ...{ createdDate: '2026-09-01', accessLevel: 'public', filename: `${id}.pdf` },
  ...more,
});
const technical = asset('a-1', 'tds', 'Technical data sheet');
const german = asset('a-2', 'tds', 'Technical data sheet', { locale: 'de', version: '2' });
const safety = asset('a-3', 'virtual_msds', 'Safety data sheet', { version: '1' });
const reach = asset('a-4', 'reach', 'REACH statement');

function renderSheets(assets: SheetDocument[], payload: object = {}, documents = 20) {
  const sent = fakeServices({
    'POST /api/v1/manifest/search': { json: [] },
    'GET /api/v2/document/download/{assetId}': { status: 404, json: {} },
  });
  const hits = [product(1, { assets })];
  const listing = fakeListing(hits);
  const view = hitsView();
  const island = renderIsland(
    <ListingContext value={listing}>
      <SheetHits hits={hits} view={view} bulkLimit={documents ? { documents, megabytes: 50 } : undefined} />
    </ListingContext>,
    { services, links: { sharedDocument: '/shared-document' }, ...payload } as RawPayload,
  );
  return { ...island, listing, view, sent };
}
const opener = (name: string | RegExp) => screen.getByRole('button', { name });
const line = (name: RegExp) => screen.getByRole('link', { name });
const list = () => screen.queryByRole('list', { name: `Documents of ${NAME}` });

afterEach(() => vi.unstubAllGlobals());

test('a line has product, Colour Index name, code, and the documents people come for by version and date', () => {
  renderSheets([technical, german, safety, reach]);
  expect(screen.getByRole('heading', { level: 3, name: NAME })).toBeDefined();
  expect(screen.getByText('C.I. Pigment Red 122 · 401')).toBeDefined();
  const file = line(/^Technical data sheet, English of Rubelis Red 1 Version 4 2026\/09\/01$/);
  expect(file.getAttribute('href')).toBe('https://documents.example/api/v2/document/download/a-1');
  expect(line(/^Safety data sheet, English of .* Version 1 2026\/09\/01$/)).toBeDefined();
  const missing = screen.getByText('not available').closest('p') as HTMLElement;
  expect([...missing.querySelectorAll('.ce-visually-hidden')].map(({ textContent }) => textContent)).toEqual([
    'Certificate ',
    'not available',
  ]);
});

test("the reader's language comes first, and is told where it is not English", () => {
  vi.stubGlobal('navigator', { language: 'de-AT' });
  renderSheets([technical, german, safety]);
  expect(line(/^Technical data sheet, German/).textContent).toContain('Version 2 · DE');
  expect(line(/^Safety data sheet, English/).textContent).not.toContain('EN');
});

test('all documents open below the line, and are not rendered before', () => {
  const { listing } = renderSheets([technical, german, safety, reach]);
  expect(screen.queryByText('REACH statement')).toBeNull();
  const button = opener(`4 documents of ${NAME}`);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(list()?.id).toBe(button.getAttribute('aria-controls'));
  expect(within(list() as HTMLElement).getAllByRole('heading', { level: 4 })).toHaveLength(4);
  expect(listing.toggleOpened).toHaveBeenCalledWith('p-1');
  fireEvent.click(button);
  expect(list()).toBeNull();
});

test('a plain click downloads in place, also a safety data sheet, and tells of a failure once', async () => {
  const { view, sent } = renderSheets([safety]);
  expect(fireEvent.click(line(/^Safety data sheet/))).toBe(false);
  expect(view.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'p-1' }), 0);
  await waitFor(() => expect(sent.some(({ url }) => url.includes('/download/a-3'))).toBe(true));
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  fireEvent.click(opener(`1 document of ${NAME}`));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a click with a key is left to the browser', () => {
  const { view } = renderSheets([technical]);
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(line(/^Technical data sheet/), { ctrlKey: true });
  expect(view.onOpen).not.toHaveBeenCalled();
});

test('news of closed documents are counted on the button, those of the line have their mark', () => {
  const user = {
    ...{ userId: 'u-1', firstName: 'Vera', lastName: 'Lind', email: 'vera@example.com', token: 't' },
    previousLogin: '2026-08-17T07:30:00.000Z',
  };
  renderSheets([{ ...technical, createdDate: '2026-01-01' }, safety, reach], { user });
  expect(opener(`3 documents, 2 new or updated of ${NAME}`)).toBeDefined();
  expect(line(/^Safety data sheet/).textContent).toContain('New');
  expect(line(/^Technical data sheet/).textContent).not.toMatch(/New|Updated/);
});

test('an internal document says so in the line', () => {
  renderSheets([{ ...technical, accessLevel: 'internal' }]);
  expect(line(/^Technical data sheet.*Internal$/)).toBeDefined();
});

test('documents of the line are chosen for a ZIP without being opened', async () => {
  renderSheets([technical, safety, reach]);
  expect(screen.queryByRole('checkbox')).toBeNull();
  const choose = opener('Choose for a ZIP');
  fireEvent.click(choose);
  expect(choose.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  fireEvent.click(screen.getByRole('checkbox', { name: `Select Safety data sheet, English of ${NAME}` }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  expect(bar.getByText('1 of 20 documents')).toBeDefined();
});

test('once no box is left to focus, clearing the selection focuses a button of the list', async () => {
  renderSheets([technical]);
  fireEvent.click(opener('Choose for a ZIP'));
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(opener('Choose for a ZIP'));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(document.activeElement).toBe(opener('Choose for a ZIP'));
});

test('without a limit nothing can be chosen', () => {
  renderSheets([technical], {}, 0);
  expect(screen.queryByRole('button', { name: 'Choose for a ZIP' })).toBeNull();
  fireEvent.click(opener(/^1 document/));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a product without documents for this reader says so', () => {
  renderSheets([]);
  expect(screen.getByText('No documents are available to you here.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /documents? of/ })).toBeNull();
});
