import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { pdf } from '../../../../support/services/answers.ts';
import { document, showDocuments, userWith } from './show-documents.tsx';

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const FILE = 'GET /api/v2/document/download/a-1';
const reach = { type: 'reach', label: 'REACH for 2026' };
const titles = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getAllByRole('link')[0]?.textContent);

it('shows documents in tabs of their categories, by title of their type (rows 186 to 190)', async () => {
  const user = userEvent.setup();
  showDocuments([
    document('a-1'),
    document('a-2', { ...reach, size: undefined, createdDate: undefined, locale: undefined }),
    document('a-3', { type: 'image_color_chip' }),
    document('a-4', { type: 'layout' }),
  ]);
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
    'All 2',
    'Technical 1',
    'Regulatory 1',
  ]);
  expect(titles()).toEqual(['REACH for 2026', 'Technical data sheet']);
  const cells = within(screen.getAllByRole('row')[2] as HTMLElement).getAllByRole('cell');
  expect(cells.slice(1, 5).map((cell) => cell.textContent)).toEqual(['English', '1', '2026/01/31', '2.0 KB']);
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('n/a');
  await user.click(screen.getByRole('tab', { name: 'Technical 1' }));
  expect(titles()).toEqual(['Technical data sheet']);
});

it('shows only the wanted categories, and no tabs for one', async () => {
  showDocuments([document('a-1'), document('a-2', reach)], { props: { categories: ['regulatory'] } });
  await screen.findByRole('link', { name: 'REACH for 2026' });
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(titles()).toEqual(['REACH for 2026']);
});

it('renders nothing where the viewer may see no document', async () => {
  const { sent } = showDocuments([document('a-1', { accessLevel: 'internal' })]);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});

it('links a public document to its file, and any other to the page that offers it', async () => {
  showDocuments([document('a-1'), document('a-2', { ...reach, accessLevel: 'restricted' })], {
    payload: { user: userWith() },
    answers: { 'GET /api/v1/product-sheet/favorite/': { json: [] } },
  });
  const link = await screen.findByRole('link', { name: 'Technical data sheet' });
  expect(link.getAttribute('href')).toBe('https://document.example/api/v2/document/download/a-1');
  const other = screen.getByRole('link', { name: 'REACH for 2026' });
  expect(other.getAttribute('href')).toMatch(/^http.*\/shared-document\?document=a-2$/);
});

it('downloads on a plain click, says so, and leaves other clicks to the browser (row 191)', async () => {
  const user = userEvent.setup();
  const { sent } = showDocuments([document('a-1')], { answers: { [FILE]: pdf() } });
  const link = await screen.findByRole('link', { name: 'Technical data sheet' });
  link.addEventListener('click', (event) => event.ctrlKey && event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(sent.filter(({ url }) => url.includes('download'))).toHaveLength(0);
  await user.click(link);
  await screen.findByText('Technical data sheet, English is saved.');
  expect(saved).toEqual(['a-1.pdf']);
});

/** Of the specification (spec P§8), where the answer has none. */
const OWN_WORDS: Readonly<Record<number, string>> = {
  401: 'To access the document, you need to login to your account.',
  403: 'You do not have sufficient privileges to access the document. Please contact your counterpart for support.',
};

it.each([
  [401, 'To access the document, you need to login to your account.', 'Log in'],
  [403, 'You do not have sufficient privileges to access the document.', null],
  [401, null, 'Log in'],
  [403, null, null],
  [503, 'Down for today.', 'Try again'],
])('tells in the row why a file cannot be had: %i (%s; rows 197 to 199)', async (status, message, way) => {
  const user = userEvent.setup();
  const { bus, answers } = showDocuments([document('a-1')], {
    answers: { [FILE]: message === null ? { wrong: '', status } : { json: { message }, status } },
  });
  const heard = vi.fn();
  bus.on('overlay:open', heard);
  const link = await screen.findByRole('link', { name: 'Technical data sheet' });
  await user.click(link);
  const row = link.closest('tr') as HTMLElement;
  expect((await within(row).findByRole('alert')).textContent).toBe(message ?? OWN_WORDS[status]);
  const buttons = ['Log in', 'Try again'].filter((name) => within(row).queryByRole('button', { name }));
  expect(buttons).toEqual(way ? [way] : []);
  if (way) await user.click(within(row).getByRole('button', { name: way }));
  expect(heard).toHaveBeenCalledTimes(way === 'Log in' ? 1 : 0);
  if (way !== 'Try again') return;
  answers[FILE] = pdf();
  await user.click(within(row).getByRole('button', { name: way }));
  await waitFor(() => expect(saved).toEqual(['a-1.pdf']));
  expect(within(row).queryByRole('alert')).toBeNull();
});

it('cancels a download and returns the focus', async () => {
  const user = userEvent.setup();
  showDocuments([document('a-1')], { answers: { [FILE]: 'never' } });
  const link = await screen.findByRole('link', { name: 'Technical data sheet' });
  await user.click(link);
  await user.click(
    await screen.findByRole('button', { name: 'Cancel the download of Technical data sheet, English' }),
  );
  expect(screen.queryByText('Downloading…')).toBeNull();
  expect(window.document.activeElement).toBe(link);
  expect(saved).toEqual([]);
});

it('puts a type with more than three languages into one row until it is expanded', async () => {
  const user = userEvent.setup();
  showDocuments(['de', 'en', 'fr', 'it', 'es', 'zh'].map((locale) => document(locale, { locale })));
  const more = await screen.findByRole('button', { name: 'Also in German, Spanish, French and 2 more' });
  expect(titles()).toHaveLength(1);
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await user.click(more);
  expect(titles()).toHaveLength(6);
});

it('gives each document its row, but for mere translations of the first', async () => {
  const locales = ['en', 'de', 'fr', 'it', 'fr', undefined];
  showDocuments([
    ...locales.map((locale, at) => document(`a-${at}`, { locale })),
    document('own', { label: 'Colour card', locale: 'es' }),
    document('blank', { label: ' ' }),
  ]);
  await screen.findByRole('heading', { name: 'Documents' });
  const languages = () =>
    screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[1]?.textContent);
  // Two in English, two in French, one that names no language, and one of another title: none is hidden.
  expect(languages()).toHaveLength(9);
  expect(screen.queryByRole('button', { name: /^Also in/ })).toBeNull();
  expect(titles().filter((title) => title === 'Colour card')).toHaveLength(1);
});

it('names type and own title of a document, and never leaves a link without a text', async () => {
  showDocuments([document('a-1', reach), document('a-2', { type: 'coa', label: ' ' })]);
  await screen.findByRole('heading', { name: 'Documents' });
  const [own, blank] = screen.getAllByRole('rowheader');
  expect(own?.textContent).toBe('Certificate of analysis');
  expect(blank?.textContent).toBe('REACH for 2026REACH statement');
});

it('marks documents newer than the previous login, and shows only those on demand', async () => {
  const user = userEvent.setup();
  showDocuments([document('a-1', { createdDate: '2026-04-01T00:00:00Z' }), document('a-2', reach)], {
    payload: { user: userWith() },
    answers: { 'GET /api/v1/product-sheet/favorite/': { json: [] } },
  });
  const filter = await screen.findByRole('button', { name: /^New or updated since 2026\/0[23]\/\d\d: 1$/ });
  expect(within(screen.getAllByRole('row')[2] as HTMLElement).getByText('New')).toBeTruthy();
  await user.click(filter);
  expect(filter.getAttribute('aria-pressed')).toBe('true');
  expect(titles()).toEqual(['Technical data sheet']);
  await user.click(filter);
  expect(titles()).toHaveLength(2);
});

it('says why the documents can’t be listed, and retries', async () => {
  const user = userEvent.setup();
  const { answers } = showDocuments([document('a-1')], {
    answers: { 'POST /api/v1/manifest/search': { json: { message: 'Down.' }, status: 503 } },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Down.');
  answers['POST /api/v1/manifest/search'] = { json: (await import('./show-documents.tsx')).manifest };
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Technical data sheet' });
  expect(window.document.activeElement).toBe(screen.getByRole('heading', { name: 'Documents' }));
});

it('opens the choice of safety data sheets by its title, and downloads the listed one by its button', async () => {
  const user = userEvent.setup();
  const sheet = { type: 'virtual_msds', label: 'Safety data sheet' };
  const { bus } = showDocuments([document('a-1', sheet)], { answers: { [FILE]: pdf() } });
  const heard = vi.fn();
  bus.on('overlay:open', heard);
  await user.click(await screen.findByRole('link', { name: 'Safety data sheet' }));
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ name: 'safety-sheet', props: { prd: '469714' } });
  await user.click(screen.getByRole('link', { name: 'Download Safety data sheet, English' }));
  await waitFor(() => expect(saved).toEqual(['a-1.pdf']));
});

it.each([
  ['a document', {}, 1],
  ['the colour chip alone', { type: 'image_color_chip' }, 0],
])('announces documents while their types load for %s: %#', (_, asset, headings) => {
  showDocuments([document('a-1', asset)], { answers: { 'POST /api/v1/manifest/search': 'never' } });
  expect(screen.queryAllByRole('heading', { name: 'Documents' })).toHaveLength(headings);
});
