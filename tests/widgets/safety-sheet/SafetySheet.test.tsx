import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { examples } from '../../../widgets/safety-sheet/examples.ts';
import { SafetySheet } from '../../../widgets/safety-sheet/SafetySheet.tsx';
import { withFreshPage } from '../../support/fresh-page.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { type Answer, pdf, refuse } from '../../support/services/answers.ts';
import { fakeServices } from '../../support/services/fake-services.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';

withFreshPage();

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('../../../src/lib/file/save-file.ts', () => ({ saveFile }));

const LANGUAGES = [
  { key: 'Eng', value: 'English' },
  { key: 'Ger', value: 'German' },
];
const TYPES = [
  { key: 'sds-eu', value: 'Safety data sheet (EU)' },
  { key: 'sds-us', value: 'Safety data sheet (USA)' },
];

const file = pdf({ 'content-disposition': 'attachment; filename="SDS_400312.pdf"' });

const MSDS = '/api/v2/msds/';
let sent: SentRequest[];
let answers: { languages: Answer; types: Answer; document: Answer };

const calls = () => sent.map(({ url, body }) => ({ path: url.slice(url.indexOf(MSDS) + MSDS.length), body }));
const isAborted = () => sent.some(({ signal }) => signal.aborted);

beforeEach(() => {
  saveFile.mockReset();
  answers = { languages: { json: LANGUAGES }, types: { json: TYPES }, document: file };
  sent = fakeServices({
    [`GET ${MSDS}languages`]: () => answers.languages,
    [`GET ${MSDS}types`]: () => answers.types,
    [`POST ${MSDS}document`]: () => answers.document,
  });
});

const product = { prd: '400312', productId: 'p-0001', productName: 'Rubelis Red 254' };
const field = (name: 'Language' | 'Type') => screen.findByRole('combobox', { name: new RegExp(`^${name}`) });
const button = (name: string) => screen.getByRole('button', { name });

function open(props: object = product, payload = {}) {
  const page = renderIsland(<SafetySheet industry={null} prd="" />, {
    services: { document: 'https://document.example' },
    requestRegion: 'europe',
    contactRegions: [{ code: 'europe', title: 'Europe' }],
    ...payload,
  });
  const show = (next: object) =>
    act(() => void page.bus.emit('overlay:shown', { name: 'safety-sheet', props: next }));
  show(props);
  return { ...page, hand: userEvent.setup(), open: show };
}

/** Chooses by typing, as one does in a searchable select. */
async function choose(hand: ReturnType<typeof userEvent.setup>, name: 'Language' | 'Type', title: string) {
  await waitFor(async () => expect((await field(name)).tagName).toBe('INPUT'));
  await hand.clear(await field(name));
  await hand.type(await field(name), title);
  await hand.click(await screen.findByRole('option', { name: title }));
}

test('downloads the sheet in English by default, under the name that the service gives (rows 205, 206, 209)', async () => {
  const { hand, bus, store } = open();
  const told = vi.fn();
  bus.on('safety-sheet:downloaded', told);
  await waitFor(async () => expect(((await field('Language')) as HTMLInputElement).value).toBe('English'));
  screen.getByText('Types for your region, Europe, come first.');
  // The service names the type of the region first.
  await waitFor(async () =>
    expect(((await field('Type')) as HTMLInputElement).value).toBe('Safety data sheet (EU)'),
  );
  await hand.click(button('Download'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls().at(-1)).toEqual({
    path: 'document',
    body: { emg: '400312', language: 'Eng', type: 'sds-eu' },
  });
  expect(saveFile).toHaveBeenCalledExactlyOnceWith('SDS_400312.pdf', expect.any(Blob));
  expect(told).toHaveBeenCalledExactlyOnceWith({ prd: '400312', language: 'Eng', type: 'sds-eu' });
  expect(store.getState().notices.at(-1)?.text).toBe('Downloaded SDS_400312.pdf.');
});

test.each(['languages', 'types'] as const)(
  'says that there is no sheet where there are no %s',
  async (what) => {
    answers[what] = { json: [] };
    const { hand } = open();
    await screen.findByText('There is no safety data sheet of this product that you can download here.');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    await hand.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

const FRENCH = { key: 'Fre', value: 'French' };

test.each<[string, { key: string; value?: string }[], string, string]>([
  ['the key Eng', [FRENCH, { key: 'Eng', value: 'English' }], 'English', 'Eng'],
  ['the key in small letters', [FRENCH, { key: 'eng', value: 'British' }], 'British', 'eng'],
  ['the key in capitals', [FRENCH, { key: 'ENG', value: 'British' }], 'British', 'ENG'],
  ['a key of two letters', [FRENCH, { key: 'EN', value: 'Anglais' }], 'Anglais', 'EN'],
  ['a title that starts so', [FRENCH, { key: '044', value: 'English (UK)' }], 'English (UK)', '044'],
  ['the first without English', [FRENCH, { key: 'Ger', value: 'German' }], 'French', 'Fre'],
  ['a key of three letters without a title', [{ key: 'Ger' }], 'German', 'Ger'],
  ['a key without a title', [{ key: 'de' }, { key: 'en' }], 'English', 'en'],
  ['an unknown key without a title', [{ key: 'x-y-z-1' }], 'x-y-z-1', 'x-y-z-1'],
])('begins with the language that has %s (row 206, decision B38)', async (_, list, title, key) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answers.languages = { wrong: list };
  const { hand } = open();
  await waitFor(async () => expect(((await field('Language')) as HTMLInputElement).value).toBe(title));
  expect(screen.queryByText(/^Available in/)).toBeNull();
  await hand.click(button('Download'));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(calls().at(-1)?.body).toMatchObject({ language: key });
});

test('leaves out a language without a key, and offers another try of a foreign 404', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answers.languages = { wrong: '<h1>Not found</h1>', status: 404 };
  const { hand } = open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answers.languages = { wrong: [{ value: 'Klingon' }, { key: 'Eng', value: 'English' }] };
  await hand.click(retry);
  await waitFor(async () => expect(((await field('Language')) as HTMLInputElement).value).toBe('English'));
});

test('asks for languages and types once, and keeps the choice for the visit (row 208)', async () => {
  const { hand, show, open: again } = open();
  await choose(hand, 'Language', 'German');
  await choose(hand, 'Type', 'Safety data sheet (USA)');
  show(null);
  again(product);
  expect(((await field('Language')) as HTMLInputElement).value).toBe('German');
  expect(((await field('Type')) as HTMLInputElement).value).toBe('Safety data sheet (USA)');
  expect(
    calls()
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['languages?emg=400312', 'types']);
  answers.languages = { json: [{ key: 'Eng', value: 'English' }] };
  again({ ...product, prd: '400313' });
  await screen.findByText('Available in English.');
  expect(((await field('Language')) as HTMLInputElement).value).toBe('');
  expect(((await field('Type')) as HTMLInputElement).value).toBe('Safety data sheet (USA)');
  await hand.click(button('Download'));
  expect(document.activeElement).toBe(await field('Language'));
  expect(calls().map(({ path }) => path)).not.toContain('document');
});

test('cannot be closed while options load, except by Cancel (row 207)', async () => {
  answers.types = 'never';
  const { hand } = open();
  await screen.findByText('Loading languages and types');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await hand.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await hand.click(button('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isAborted()).toBe(true);
});

test('cannot be closed while the sheet is on its way; Cancel ends that and leaves the form (row 207)', async () => {
  answers.document = 'never';
  const { hand } = open();
  await choose(hand, 'Type', 'Safety data sheet (EU)');
  await hand.click(button('Download'));
  await screen.findByText('Downloading the safety data sheet');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await hand.keyboard('{Escape}');
  await hand.click(button('Cancel'));
  await waitFor(() => expect(isAborted()).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(((await field('Type')) as HTMLInputElement).value).toBe('Safety data sheet (EU)');
  expect(saveFile).not.toHaveBeenCalled();
  answers.document = file;
  await hand.click(button('Download'));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
});

test.each<[string, Answer, string]>([
  ['the service’s words', refuse(503, 'Down for today.'), 'Down for today.'],
  ['JSON in place of a file', { wrong: { foo: 'x' } }, 'An unknown error has occurred'],
  ['a refusal in place of a file', { wrong: { message: 'Closed today.' } }, 'Closed today.'],
  ['an empty file', { file: '', headers: { 'content-type': 'application/pdf' } }, 'did not arrive complete'],
  ['no connection', 'no connection', 'We cannot reach the server'],
  ['too many', refuse(429), 'Too many attempts'],
  ['a login that is needed', refuse(401), 'To access the document, you need to login to your account.'],
  [
    'a refusal',
    refuse(403),
    'You do not have sufficient privileges to access the document. Please contact your counterpart for support.',
  ],
])('tells of %s, and keeps the choice', async (_, answer, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answers.document = answer;
  const { hand } = open();
  await choose(hand, 'Type', 'Safety data sheet (EU)');
  await hand.click(button('Download'));
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(((await field('Type')) as HTMLInputElement).value).toBe('Safety data sheet (EU)');
});

test('names the languages that there are where the one asked for is missing', async () => {
  const languages = [{ key: 'Fre', value: 'French' }, ...LANGUAGES];
  answers.document = refuse(404, '', { code: 'language_missing', languages });
  const { hand } = open();
  await choose(hand, 'Type', 'Safety data sheet (EU)');
  await hand.click(button('Download'));
  await screen.findByText('There is no sheet in this language. Choose from English, French, and German.');
  expect(document.activeElement).toBe(await field('Language'));
});

test.each([
  [401, 'To access the document, you need to login to your account.'],
  [403, 'You do not have sufficient privileges to access the document.'],
])('says in the specification’s words that the sheet is not open: %i', async (status, words) => {
  answers.languages = refuse(status);
  open();
  await screen.findByText(words, { exact: false });
});

test('keeps the language where another product has it under another form of its code', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { hand, open: again } = open();
  await choose(hand, 'Language', 'German');
  answers.languages = { json: [FRENCH, { key: 'de', value: 'German (DE)' }] };
  again({ ...product, prd: '400313' });
  await waitFor(async () =>
    expect(((await field('Language')) as HTMLInputElement).value).toBe('German (DE)'),
  );
});

test('names the file by type and language where the service gives it no name', async () => {
  answers.document = pdf();
  const { hand } = open();
  await choose(hand, 'Type', 'Safety data sheet (USA)');
  await hand.click(button('Download'));
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledExactlyOnceWith('SDS_400312_sds-us_Eng.pdf', expect.any(Blob)),
  );
});

test('says that there is no sheet, and offers another try where that can help', async () => {
  answers.languages = refuse(404, 'There is no safety data sheet for product code 400312.');
  const { hand, open: again } = open();
  await screen.findByText('There is no safety data sheet for product code 400312.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  answers.languages = refuse(503);
  again({ ...product, prd: '400314' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answers.languages = { json: LANGUAGES };
  await hand.click(retry);
  await field('Language');
});

test('fails by itself where it is not told which product', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => open({})).toThrow('Island "safety-sheet": data-ce-props.prd must be the code of a product.');
  expect(() => open({ prd: 4 })).toThrow('data-ce-props.prd must be');
});

test.each(examples)('$name: $shows', async ({ props = {}, payload = {} }) => {
  open(props, { ...payload, services: { document: 'https://document.example', ...payload.services } });
  await waitFor(() => expect(screen.queryByText('Loading languages and types')).toBeNull());
  expect(screen.queryByRole('alert') === null).toBe(!payload.services);
});
