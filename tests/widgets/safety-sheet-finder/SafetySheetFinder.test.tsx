import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { examples } from '../../../widgets/safety-sheet-finder/examples.ts';
import {
  type SafetySheetFinderProps,
  safetySheetFinder,
} from '../../../widgets/safety-sheet-finder/island.ts';
import { SafetySheetFinder } from '../../../widgets/safety-sheet-finder/SafetySheetFinder.tsx';
import { withFreshPage } from '../../support/fresh-page.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { type Answer, refuse } from '../../support/services/answers.ts';
import { sheetService, types } from './sheet-service.ts';

withFreshPage();

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('../../../src/lib/file/save-file.ts', () => ({ saveFile }));

const services = { search: 'https://search.example', document: 'https://document.example' };

function open(address = '', { props = {}, payload = {} }: { props?: object; payload?: object } = {}) {
  history.replaceState(null, '', `/safety-sheets${address}`);
  const all = v.parse(safetySheetFinder.props, props) as SafetySheetFinderProps;
  const page = renderIsland(<SafetySheetFinder {...all} />, {
    services,
    links: { search: '/search', login: '/login' },
    ...payload,
  });
  return { ...page, hand: userEvent.setup() };
}

const field = () => screen.getByRole('combobox', { name: /^Name, Colour Index/ }) as HTMLInputElement;
const choice = (name: RegExp) => screen.findByRole('combobox', { name }) as Promise<HTMLInputElement>;
/** A searchable select has its code once it is rendered; until then a plain one shows the value. */
const shows = (name: RegExp, title: string) =>
  waitFor(async () => expect((await choice(name)).value).toBe(title));
const search = () => location.search;

/** Chooses by typing, as one does in a searchable select. */
async function choose(hand: ReturnType<typeof userEvent.setup>, name: RegExp, title: string) {
  await waitFor(async () => expect((await choice(name)).tagName).toBe('INPUT'));
  await hand.clear(await choice(name));
  await hand.type(await choice(name), title);
  await hand.click(await screen.findByRole('option', { name: title }));
}

beforeEach(() => saveFile.mockReset());

test('finds a sheet by keyboard, from the number to the file', async () => {
  const { of } = sheetService();
  const { hand, bus } = open('?x=1');
  const told = vi.fn();
  bus.on('safety-sheet:downloaded', told);
  screen.getByRole('heading', { name: 'Which product?' });
  await hand.type(field(), 'pr254');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Rubelis Red 254C.I. Pigment Red 254 · 400312',
    'Rubelis Red 254 HTC.I. Pigment Red 254 · 400313CAS number: 84632-65-5',
  ]);
  expect(options[0]?.getAttribute('aria-selected')).toBe('true');
  await hand.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Rubelis Red 254' });
  expect(search()).toBe('?x=1&product=p-1');
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('Rubelis Red 254');
  screen.getByText('Chosen: Rubelis Red 254. Now choose country and language.');
  // The product comes from the suggestion: nothing is asked for again.
  expect(of('/search').filter(({ query }) => query.has('ids'))).toEqual([]);

  // No type before the country; then the law decides, and the sheet says what it states.
  await shows(/^Language/, 'English');
  expect(screen.queryByText('Emergency number')).toBeNull();
  await choose(hand, /^Country of use/, 'Sweden');
  await shows(/^Type/, 'Safety data sheet (EU)');
  await screen.findByText('2026/02/28');
  expect(screen.getByRole('link', { name: '+49 7851 5550 30' }).getAttribute('href')).toBe(
    'tel:+497851555030',
  );
  screen.getByText('Version: 3. Issued: 2026/02/28. Emergency number: +49 7851 5550 30');
  expect(search()).toBe('?x=1&product=p-1&country=SE');
  await choose(hand, /^Language/, 'German');
  expect(search()).toBe('?x=1&product=p-1&country=SE&language=Ger');
  await hand.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith('SDS_400312.pdf', expect.any(Blob)));
  expect(of('/document').map(({ body }) => body)).toEqual([
    { emg: '400312', language: 'Ger', type: 'sds-eu' },
  ]);
  expect(told).toHaveBeenCalledExactlyOnceWith({ prd: '400312', language: 'Ger', type: 'sds-eu' });
});

describe('the address', () => {
  it('has all that was chosen, and opens with it', async () => {
    sheetService();
    open('?product=p-1&country=SE&sheet=esds&language=Ger');
    await shows(/^Country/, 'Sweden');
    await shows(/^Type/, 'Extended safety data sheet (EU)');
    await shows(/^Language/, 'German');
    await screen.findByText('2026/02/28');
    expect(field().value).toBe('Rubelis Red 254');
  });

  it('starts with a product that a term means beyond doubt, and stays as it was shared', async () => {
    sheetService();
    open('?q=400313');
    await screen.findByRole('heading', { name: 'Rubelis Red 254 HT' });
    expect(search()).toBe('?q=400313');
  });

  it('offers the products that a term could mean, as links', async () => {
    sheetService();
    const { hand } = open('?q=PR254&country=US');
    await screen.findByRole('heading', { name: '2 products match “PR254”' });
    expect(field().value).toBe('PR254');
    const link = screen.getByRole('link', { name: /^Rubelis Red 254 HT/ });
    expect(link.getAttribute('href')).toBe('/safety-sheets?country=US&product=p-2');
    await hand.click(link);
    await screen.findByRole('heading', { name: 'Rubelis Red 254 HT' });
    expect(search()).toBe('?country=US&product=p-2');
    // Only one type has the law of the country.
    await screen.findByText('2026/02/28');
    expect(screen.queryByRole('combobox', { name: /^Type/ })).toBeNull();
    act(() => {
      history.replaceState(null, '', '?q=PR254&country=US');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await screen.findByRole('heading', { name: '2 products match “PR254”' });
  });

  it('takes its prefix, and the product of the page where it names none', async () => {
    sheetService();
    const { hand } = open('?product=p-3', { props: { urlPrefix: 's_', product: 'p-2' } });
    await screen.findByRole('heading', { name: 'Rubelis Red 254 HT' });
    await choose(hand, /^Country/, 'United States');
    expect(search()).toBe('?product=p-3&s_country=US');
    await hand.clear(field());
    await hand.type(field(), 'zzz{Enter}');
    await screen.findByRole('heading', { name: 'No product matches “zzz”' });
    expect(search()).toBe('?product=p-3&s_country=US&s_q=zzz');
  });
});

describe('what is not there', () => {
  test('no hits: what one may try', async () => {
    sheetService();
    const { hand, bus } = open();
    const opened = vi.fn();
    bus.on('overlay:open', opened);
    await hand.type(field(), 'rubbelis');
    await screen.findByText('No product matches “rubbelis”.');
    await hand.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'No product matches “rubbelis”' });
    expect(screen.getByRole('link', { name: 'Search all products' }).getAttribute('href')).toBe(
      '/search?q=rubbelis',
    );
    await hand.click(screen.getByRole('button', { name: 'Ask for the sheet' }));
    expect(opened).toHaveBeenCalledWith({
      name: 'contact-form',
      props: expect.objectContaining({
        contactType: 'bce',
        message: 'I need the safety data sheet of: rubbelis',
      }),
    });
    await hand.click(screen.getByRole('button', { name: 'Did you mean rubelis?' }));
    await screen.findByRole('heading', { name: '2 products match “rubelis”' });
  });

  test('a link to a product that the viewer cannot see', async () => {
    sheetService();
    open('?product=p-9');
    await screen.findByRole('heading', { name: 'This link leads to no product that you can see' });
  });

  test('a sheet in that language: the others are offered, for the type', async () => {
    sheetService();
    const { hand } = open('?product=p-1&country=US&language=Ger');
    await screen.findByText('There is no sheet of this type in German');
    await hand.click(screen.getByRole('button', { name: 'English' }));
    await screen.findByText('2026/02/28');
    await shows(/^Language/, 'English');
    expect(document.activeElement).toBe(await choice(/^Language/));
    expect(search()).toBe('?product=p-1&country=US&language=Eng');
  });

  test('a language that could not be read is not said to have no sheet', async () => {
    const stated = [{ key: 'Ger', value: 'German', version: '3' }, { value: 'French' }];
    sheetService({
      languages: ({ query }) => ({
        wrong: query.get('type')
          ? stated.slice(1).concat({ key: 'Eng', value: 'English', version: '3' })
          : [{ key: 'Ger', value: 'German' }, ...stated],
      }),
    });
    open('?product=p-1&country=US&language=Ger');
    await screen.findByRole('button', { name: 'Download' });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByText('There is no sheet of this type in German')).toBeNull();
  });

  test('a sheet in that language at all: the others are named', async () => {
    const languages = [{ key: 'Fre', value: 'French' }];
    sheetService({ document: refuse(404, '', { code: 'language_missing', languages }) });
    const { hand } = open('?product=p-1&country=SE&language=Pol');
    await screen.findByText('Available in English and German.');
    expect(screen.queryByText('Version')).toBeNull();
    await hand.click(screen.getByRole('button', { name: 'Download' }));
    expect(document.activeElement).toBe(await choice(/^Language/));
    await choose(hand, /^Language/, 'German');
    await hand.click(screen.getByRole('button', { name: 'Download' }));
    await screen.findByText('There is no sheet in this language. Choose from French.');
  });

  test('any sheet', async () => {
    sheetService({ languages: { json: [] } });
    open('?product=p-1');
    await screen.findByText('There is no safety data sheet of this product that you can download here.');
    screen.getByRole('button', { name: 'Ask for the sheet' });
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  });

  test.each<[string, Answer]>([
    ['the service ignores the type', { json: [{ key: 'Eng', value: 'English' }] }],
    ['the service refuses the type', refuse(400)],
  ])('facts: nothing is said, and the sheet can be downloaded (%s)', async (_, answer) => {
    const { of } = sheetService({
      languages: ({ query }) => (query.has('type') ? answer : { json: [{ key: 'Eng', value: 'English' }] }),
    });
    const { hand } = open('?product=p-1&country=SE');
    await waitFor(() => expect(of('/languages').some(({ query }) => query.has('type'))).toBe(true));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByText(/^Version|^Issued|^Emergency/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await hand.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  });

  test('countries: the type is asked for instead', async () => {
    const { of } = sheetService({ types: { json: types.map(({ key, value }) => ({ key, value })) } });
    const { hand } = open('?product=p-1');
    await choose(hand, /^Type/, 'Safety data sheet (USA)');
    expect(screen.queryByRole('combobox', { name: /^Country/ })).toBeNull();
    await hand.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(of('/document')[0]?.body).toMatchObject({ type: 'sds-us' }));
  });
});

describe('who may download', () => {
  test.each([
    [401, 'To access the document, you need to login to your account.', 'Log in', 'could not be loaded'],
    [
      403,
      'You do not have sufficient privileges to access the document.',
      'Ask for the sheet',
      'is not available',
    ],
    [500, 'An unknown error has occurred', 'Try again', 'could not be loaded'],
  ])('says why not, and what to do: %i', async (status, words, help, title) => {
    sheetService({ languages: refuse(status) });
    open('?product=p-1');
    await screen.findByText(words, { exact: false });
    screen.getByText(`The sheet ${title}`);
    screen.getByRole('button', { name: help });
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  });

  test('takes the user’s own country at first', async () => {
    sheetService();
    const user = { userId: 'u-1', email: 'vera@example.com', country: 'SE', token: 't' };
    open('?product=p-1', { payload: { user } });
    await shows(/^Country/, 'Sweden');
  });

  test('asks for the country where it is not known', async () => {
    const { of } = sheetService();
    const { hand } = open('?product=p-1');
    await hand.click(await screen.findByRole('button', { name: 'Download' }));
    expect(document.activeElement).toBe(await choice(/^Country/));
    expect(of('/document')).toEqual([]);
  });
});

test('says why products could not be loaded, and tries again', async () => {
  let answer: Answer = refuse(503, 'Down for today.');
  sheetService({ search: () => answer });
  const { hand } = open('?q=red');
  await screen.findByText('Down for today.');
  await hand.type(field(), 'dd');
  await screen.findByText('The products cannot be loaded. Down for today.');
  answer = { json: { total: 0, hits: [] } };
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'No product matches “red”' });
});

test('keeps what was typed on leaving, and shows the product’s name again where one is chosen', async () => {
  sheetService();
  const { hand } = open();
  await hand.type(field(), 'rub');
  fireEvent.blur(field());
  expect(field().value).toBe('rub');
  await hand.type(field(), '{ArrowDown}');
  await screen.findAllByRole('option');
  await hand.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Download' });
  await hand.type(field(), 'blue');
  fireEvent.blur(field());
  expect(field().value).toMatch(/^Rubelis Red 254/);
  await hand.click(screen.getByRole('button', { name: 'Clear the field' }));
  expect(field().value).toBe('');
});

test('cancels a download', async () => {
  sheetService({ document: 'never' });
  const { hand } = open('?product=p-1&country=SE');
  await hand.click(await screen.findByRole('button', { name: 'Download' }));
  await screen.findByText('Downloading the safety data sheet');
  await hand.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download' }));
  expect(saveFile).not.toHaveBeenCalled();
});

test.each(examples)('$name: $shows', async ({ props = {}, payload = {} }) => {
  sheetService();
  open('', { props, payload: { ...payload, services: { ...services, ...payload.services } } });
  expect(field()).toBeDefined();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(screen.queryByRole('alert') === null).toBe(!payload.services);
});
