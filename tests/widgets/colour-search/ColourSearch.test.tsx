import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { comparisonOf } from '../../../src/comparison/state/comparison-of.ts';
import { ColourSearch } from '../../../widgets/colour-search/ColourSearch.tsx';
import { examples } from '../../../widgets/colour-search/examples.ts';
import type { ColourSearchProps } from '../../../widgets/colour-search/island.ts';
import { colourSearch } from '../../../widgets/colour-search/island.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { type Answer, heldBack, inTurn } from '../../support/services/answers.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';
import { answerOf, colourService, measuredConditions } from './colour-service.ts';

const services = { search: 'https://search.example' };
const propsOf = (props: Partial<ColourSearchProps> = {}) =>
  v.parse(colourSearch.props, props) as ColourSearchProps;
const show = (props: Partial<ColourSearchProps> = {}, payload: object = {}) =>
  renderIsland(<ColourSearch {...propsOf(props)} />, { services, ...payload });
const at = (query: string) => history.replaceState(null, '', `/colour-search${query}`);

const box = (name: string | RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const select = (name: string | RegExp) => screen.getByRole('combobox', { name }) as HTMLSelectElement;
const find = () => userEvent.click(screen.getByRole('button', { name: 'Find products' }));
const hits = () => screen.findByRole('list', { name: 'Closest matches' });
const type = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(box(new RegExp(`^${name.replace('*', '\\*')}`)), { target: { value } });
};
const red = { 'L*': '40', 'a*': '50', 'b*': '30' };

beforeEach(() => at(''));

test.each(examples)('the example "$name" offers the fields, with the colour of its page', async (example) => {
  colourService();
  show(example.props, example.payload);
  const [L = ''] = example.props?.lab?.split(' ') ?? [];
  expect(box('L*').value).toBe(L);
  expect(screen.queryByText('No colour yet') === null).toBe(L !== '');
});

describe('a colour that is typed', () => {
  it('is searched for on request, kept in the address, and announced; Back undoes it', async () => {
    const { searches } = colourService();
    at('?x=1#top');
    show();
    await screen.findByRole('option', { name: 'HDPE (2)' });
    await type({ 'L*': '40', 'a*': '−50,5', 'b*': '30' });
    expect(searches()).toEqual([]);
    await find();
    expect(location.search + location.hash).toBe('?x=1&lab=40+-50.5+30&medium=alkyd#top');
    const rows = within(await hits()).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(Object.fromEntries(searches()[0]?.query ?? [])).toMatchObject({
      ...{ L: '40', a: '-50.5', b: '30', medium: 'alkyd', applicationType: 'masstone' },
      ...{ illuminant: 'D65', observer: '10', tolerance: '5' },
    });
    await screen.findByText('2 products within ΔE00 5 of L* 40, a* −50.5, b* 30 in alkyd melamine');
    at('?x=1');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.getByText('No colour yet')).toBeDefined();
    expect(box('L*').value).toBe('');
  });

  it('shows ours minus it in lightness, chroma and hue, with tint beside masstone', async () => {
    colourService();
    at('?lab=40+50+30');
    show();
    const [first] = within(await hits()).getAllByRole('listitem');
    for (const part of ['ΔL* +1.00', 'ΔC* −0.86', 'ΔH* +0.52', 'ΔE00 0.82'])
      expect(first?.textContent).toContain(part);
    const colors = [...(first?.querySelectorAll('.ce-near__pair rect') ?? [])];
    expect(colors.map((rect) => rect.getAttribute('fill'))).toEqual(['#aa2233', '#b82d33', '#dd8899']);
    screen.getByText('Masstone in alkyd melamine (Stoving enamel), D65, 10° observer');
    screen.getByText('Masstone, D65, 10° observer');
    expect(await screen.findByRole('img', { name: 'Yours: a* 50.00, b* 30.00' })).toBeDefined();
  });

  it('is not searched while something is wrong, which is named in its field; nothing is lost', async () => {
    const { searches } = colourService();
    show();
    await screen.findByRole('option', { name: 'HDPE (2)' });
    await type({ 'L*': '140', 'a*': 'red' });
    expect(screen.queryByText('Use 0 to 100')).toBeNull();
    await find();
    screen.getByText('Use 0 to 100');
    screen.getByText('Use a number like 52.3');
    screen.getByText('Enter a number');
    expect([box('L*').value, box('a*').value, searches()]).toEqual(['140', 'red', []]);
    await waitFor(() => expect(document.activeElement).toBe(box('L*')));
    await type({ 'L*': '40' });
    expect(screen.queryByText('Use 0 to 100')).toBeNull();
  });

  it('is compared in the medium and shade that are chosen', async () => {
    const { searches } = colourService();
    show();
    await screen.findByRole('option', { name: 'HDPE (2)' });
    await type({ ...red, 'Largest ΔE00': '2,5' });
    await userEvent.selectOptions(select('Compare ours in'), 'hdpe');
    await userEvent.selectOptions(select('Shade'), 'Tint 1:10');
    await find();
    await screen.findByText('Tint 1:10 in HDPE (Plaques, 220 °C), D65, 10° observer');
    expect(location.search).toBe('?lab=40+50+30&medium=hdpe&shade=tint&tolerance=2.5');
    expect(searches()[0]?.query.get('applicationType')).toBe('tint');
  });
});

it('leads to the industry and medium of the comparison, and compares there without a question', async () => {
  const sent = colourService({
    nearest: {
      json: {
        ...answerOf(1),
        ...{ applicationType: 'tint', medium: { key: 'hdpe', title: 'HDPE' }, total: 2 },
        hits: [
          ...answerOf(1).hits.map((hit) => ({ ...hit, applicationType: 'tint', look_industry: 'plastics' })),
          ...answerOf(2).hits,
        ],
      },
    },
  });
  at('?lab=40+50+30&medium=hdpe&shade=tint');
  const { store, bus } = show({ productPage: '/product/{id}' });
  const links = within(await hits()).getAllByRole('link', { name: /^Pigment/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/product/p-1?medium=hdpe&depth=tint&i=plastics',
    '/product/p-2?medium=hdpe&depth=tint&i=coatings',
  ]);
  expect(sent.searches()).toHaveLength(1);
  await userEvent.click(within(await hits()).getByRole('button', { name: 'Compare: Pigment 1' }));
  expect(comparisonOf(store, bus).latest().comparison.industry).toBe('plastics');
});

describe('the light of the measurement', () => {
  it('has to be that of ours; why is said at once, and nothing is searched', async () => {
    const { searches } = colourService();
    show();
    await screen.findByRole('option', { name: 'HDPE (2)' });
    await type(red);
    await userEvent.selectOptions(select('Observer'), '2°');
    screen.getByText('Our colours are measured with D65, 10° observer only');
    await find();
    expect(searches()).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(select('Observer')));
    screen.getByText('Only 10°');
    await userEvent.selectOptions(select('Observer'), '10°');
    expect(screen.queryByText(/are measured with/)).toBeNull();
  });

  it('is refused by the service where the page does not know better', async () => {
    const message = 'Our colours are measured with D65, 10° observer only.';
    colourService({
      conditions: 'no connection',
      nearest: { json: { message, code: 'conditions_not_measured' }, status: 400 },
    });
    at('?lab=40+50+30&illuminant=A&observer=2');
    show();
    await screen.findByText(message);
    screen.getByText(/Export your measurement again/);
  });
});

describe('an address', () => {
  it.each([
    ['?lab=140+50+30', 'Use 0 to 100'],
    ['?lab=40', 'Enter a number'],
    ['?lab=40+50+30&tolerance=wide', 'Use a number like 52.3'],
    ['?lab=40+50+30&shade=ink', '“ink” is not available'],
    ['?lab=40+50+30&medium=plaid', '“plaid” is not available'],
  ])('that is wrong says what: %s', async (query, text) => {
    colourService();
    at(query);
    show();
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    screen.getByText('The colour cannot be searched yet');
  });

  it('may have other names for it', async () => {
    const { searches } = colourService();
    at('?a_colour=40+50+30&a_medium=hdpe');
    show({ urlPrefix: 'a_', urlKeys: { lab: 'colour' } });
    await hits();
    expect(searches()[0]?.query.get('medium')).toBe('hdpe');
  });
});

describe('a slow service (row 267)', () => {
  it('leaves the fields to the reader, and shows the answer to the latest search only', async () => {
    const [conditions, first] = [heldBack(), heldBack()];
    const { searches } = colourService({
      conditions: conditions.answer,
      nearest: inTurn(first.answer, { json: answerOf(2) }),
    });
    at('?lab=40+50+30');
    const { container } = show();
    await waitFor(() => expect(searches()).toHaveLength(1));
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    await type({ 'L*': '45' });
    await find();
    await screen.findByRole('link', { name: 'Pigment 2' });
    expect(searches()[0]?.signal.aborted).toBe(true);
    await act(async () => first.arrive({ json: answerOf(1) }));
    expect(screen.queryByRole('link', { name: 'Pigment 1' })).toBeNull();
    expect(box('L*').value).toBe('45');
    // Media come with the answer, too; what is measured arrives last and changes no choice.
    await act(async () => conditions.arrive(measuredConditions));
    await screen.findByRole('option', { name: 'Tint 1:10' });
    expect([select('Compare ours in').value, box('L*').value]).toEqual(['alkyd', '45']);
    await hits();
  });

  it('says that it cannot be reached, keeps what is typed, and finds on another try', async () => {
    const { searches } = colourService({ nearest: inTurn('no connection', { json: answerOf(1) }) });
    at('?lab=40+50+30');
    show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await type({ 'L*': '45' });
    await userEvent.click(retry);
    await screen.findByRole('link', { name: 'Pigment 1' });
    // For the search of the address: what was typed meanwhile is not asked for yet.
    expect(searches().map(({ query }) => query.get('L'))).toEqual(['40', '40']);
    expect(box('L*').value).toBe('45');
  });
});

describe('a tolerance that nothing is within', () => {
  it('says how far the nearest is, and widens to it', async () => {
    colourService();
    at('?lab=40+50+30&tolerance=0.5');
    show();
    await screen.findByText('No product is within ΔE00 0.5. The nearest is 1.23 away.');
    await type({ 'L*': '41' });
    await userEvent.click(screen.getByRole('button', { name: 'Widen to ΔE00 1.5' }));
    await hits();
    expect(location.search).toBe('?lab=40+50+30&tolerance=1.5');
    // What was typed meanwhile stays.
    expect([box('L*').value, box('Largest ΔE00').value]).toEqual(['41', '1.5']);
    expect(document.activeElement).toBe(box('Largest ΔE00'));
  });
});

describe('a measurement', () => {
  const paste = (text: string) => fireEvent.change(box(/^Or paste/), { target: { value: text } });
  const values = () => ['L*', 'a*', 'b*'].map((name) => box(name).value);

  it('that is pasted fills the fields, and the light, which the next one does not keep', async () => {
    colourService();
    show();
    await screen.findByRole('option', { name: 'HDPE (2)' });
    paste('Red 12; L* 52,3; a* −41,2; b* 20,1; A/2');
    await screen.findByText('Read: Red 12: L* 52.3, a* −41.2, b* 20.1 with A, 2° observer');
    expect(values()).toEqual(['52.3', '-41.2', '20.1']);
    expect([select(/^Illuminant/).value, select('Observer').value]).toEqual(['A', '2°']);
    paste('L* 50; C* 20; h 90');
    await screen.findByText('Read: L* 50, a* 0, b* 20, converted from L*, C* and h');
    expect([select(/^Illuminant/).value, select('Observer').value]).toEqual(['D65', '10°']);
    screen.getByText('Your text names no light: D65, 10° observer is assumed.');
    paste('D65\n50 0 20');
    await screen.findByText('Your text names no observer: 10° is assumed.');
  });

  it('gives the search its name, and says that its light is assumed; another value has neither', async () => {
    colourService();
    show();
    await screen.findByRole('option', { name: 'HDPE (2)' });
    paste('Red 12\t40\t50\t30');
    await screen.findByText(/^Read: Red 12/);
    await find();
    await screen.findByText('Red 12');
    screen.getByText('Masstone, D65, 10° observer (light assumed)');
    expect(location.search).toBe('?lab=40+50+30&medium=alkyd&sample=Red+12&assumed=light');
    await type({ 'L*': '41' });
    await find();
    expect(location.search).toBe('?lab=41+50+30&medium=alkyd');
  });

  it('is chosen where there are several, also in another light', async () => {
    colourService();
    show();
    paste('Name\tL*\ta*\tb*\nRed\t52,3\t41,2\t20,1\nBlue\t30\t2\t-40');
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Measurement (2 found)' }),
      '2: Blue: L* 30, a* 2, b* −40',
    );
    expect(values()).toEqual(['30', '2', '-40']);
    paste('L* (D65)\ta* (D65)\tb* (D65)\tL* (A)\ta* (A)\tb* (A)\n52,3\t41,2\t20,1\t60\t45\t30');
    await waitFor(() => expect(values()).toEqual(['52.3', '41.2', '20.1']));
    await userEvent.selectOptions(
      select('Measurement (2 found)'),
      'Measurement 2: L* 60, a* 45, b* 30 with A',
    );
    expect(values()).toEqual(['60', '45', '30']);
  });

  it('keeps its text and says of each line what is there or was expected', async () => {
    colourService();
    show();
    paste('1,5\t52,3\t41,2\t20,1\nL* 200; a* 1; b* 2');
    await screen.findByText(/^Line 1: 4 numbers without a head line/);
    screen.getByText('Line 2: L* is 200, expected 0 to 100.');
    expect(box(/^Or paste/).value).toContain('52,3');
    paste('Name\tL*\ta*\tb*\nMean\t52,3\t41,2\t20,1\nStd.dev\t0,2\t0,1\t0,1');
    await screen.findByText('Left out, since they are no colours: Std.dev.');
    paste('X\tY\tZ\n24,1\t13,5\t5,1');
    await screen.findByText('Line 1: these are XYZ, not L*a*b*.');
    paste('nothing');
    await screen.findByText(/^No colour found/);
  });

  it('is kept where the code that reads it is missing, and read on another try', async () => {
    const path = '../../../widgets/colour-search/rules/read-measurements.ts';
    vi.doMock('../../../widgets/colour-search/rules/read-measurements.ts', () =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    colourService();
    show();
    paste('52,3 41,2 20,1');
    await screen.findByText(/The text was not read/);
    expect(box(/^Or paste/).value).toBe('52,3 41,2 20,1');
    vi.doUnmock(path);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(values()).toEqual(['52.3', '41.2', '20.1']));
  });

  it('may be pasted into a field, which a number only fills', async () => {
    colourService();
    show();
    const user = userEvent.setup();
    await user.click(box('a*'));
    await user.paste('52,3 41,2 20,1');
    await waitFor(() => expect(values()).toEqual(['52.3', '41.2', '20.1']));
    await user.clear(box('a*'));
    await user.paste('7,5');
    expect(values()).toEqual(['52.3', '7,5', '20.1']);
  });

  it('is read of a file that is chosen or dropped, in the encoding of the instrument, under its name', async () => {
    colourService();
    show();
    const utf16 = (text: string) =>
      new Uint8Array(
        [...`\ufeff${text}`].flatMap((each) => [each.charCodeAt(0) & 255, each.charCodeAt(0) >> 8]),
      );
    await userEvent.upload(
      screen.getByLabelText('Choose a file', { selector: 'input' }),
      new File([utf16('L*\ta*\tb*\n52,3\t41,2\t20,1')], 'Red 12.txt'),
    );
    await screen.findByText('Read: Red 12: L* 52.3, a* 41.2, b* 20.1');
    expect(box(/^Or paste/).value).toContain('52,3');
    const drop = (file: File) =>
      fireEvent.drop(box('L*'), { dataTransfer: { types: ['Files'], files: [file] } });
    drop(new File([new Uint8Array([80, 75, 3, 4, 0, 0, 1])], 'reds.xlsx'));
    await screen.findByText(/^“reds.xlsx” is not a text/);
    expect(values()).toEqual(['52.3', '41.2', '20.1']);
    drop(new File(['x'.repeat(1_000_001)], 'large.csv'));
    await screen.findByText(/^“large.csv” is larger than 1 MB/);
    drop(new File([new Uint8Array([0x50, 0xfc, 0x72]), '\t30\t2\t-40'], 'pur.txt'));
    await screen.findByText('Read: Pür: L* 30, a* 2, b* −40');
  });
});

it('starts from a screen colour, with what that is worth', async () => {
  colourService();
  show();
  const input = screen.getByLabelText('Or start from a screen colour');
  expect(input.getAttribute('aria-describedby')).toBeTruthy();
  screen.getByText(/^Only approximate/);
  fireEvent.change(input, { target: { value: '#ff0000' } });
  expect(box('L*').value).toBe('53.2');
  expect(box('b*').value).toBe('67.2');
});

it('copies the products shown, with their figures', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  vi.stubGlobal('ClipboardItem', undefined);
  colourService();
  at('?lab=40+50+30');
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  const lines = writeText.mock.calls[0]?.[0].split('\n') ?? [];
  expect(lines).toHaveLength(4);
  expect(lines[2]).toBe(
    '1\tPigment 1\tMasstone\tAlkyd melamine\tStoving enamel\tD65\t10°\t41.00\t49.00\t30.00\tYour colour\t+1.00\t-0.86\t+0.52\t0.82\tCIEDE2000 (1:1:1)\t5',
  );
});

test('is saved with its colour, medium and conditions, and leads back to it', async () => {
  const saving = vi.fn(({ body }: SentRequest): Answer => ({ json: { id: 's-1', ...Object(body) } }));
  colourService({}, { 'GET /api/v1/saved-search': { json: [] }, 'POST /api/v1/saved-search': saving });
  at('?lab=40+50+30&shade=tint&x=1');
  const user = { userId: 'u-1', email: 'a@example.com', token: 't' };
  show({ tolerance: 3 }, { user, links: { savedSearches: '/saved-searches' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Save search' }));
  await screen.findByRole('dialog', { name: 'Save this search' });
  expect(box(/^Name/).value).toBe('L* 40, a* 50, b* 30: Alkyd melamine');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('link', { name: 'Saved: show your saved searches' });
  const filters =
    'L=40&a=50&applicationType=tint&b=30&illuminant=D65&medium=alkyd&observer=10&tolerance=3&type=pigments';
  expect(saving.mock.calls[0]?.[0].body).toEqual({
    name: 'L* 40, a* 50, b* 30: Alkyd melamine',
    address: '/colour-search?lab=40+50+30&shade=tint&x=1&medium=alkyd&tolerance=3',
    ...{ list: 'color', filters },
  });
  // The address says more than that of the page, and is the same search.
  at('?x=1&lab=40+50+30&medium=alkyd&shade=tint&tolerance=3');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  await screen.findByRole('link', { name: 'Saved: show your saved searches' });
});
