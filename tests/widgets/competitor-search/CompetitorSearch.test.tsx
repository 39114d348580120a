import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { readHitTrail } from '../../../src/listing/state/history/hit-trail.ts';
import { CompetitorSearch } from '../../../widgets/competitor-search/CompetitorSearch.tsx';
import { examples } from '../../../widgets/competitor-search/examples.ts';
import type { CompetitorSearchProps } from '../../../widgets/competitor-search/island.ts';
import { competitorSearch } from '../../../widgets/competitor-search/island.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { type Answer, refuse } from '../../support/services/answers.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';
import { competitorService } from './competitor-service.ts';

const services = { search: 'https://search.example' };
const userWith = (roles: string[]) => ({
  ...{ userId: 'u-1', email: 'a@example.com', firstName: 'A' },
  tokenPayload: { roles },
});
const user = userWith(['internal', 'competitor-viewer']);
const propsOf = (props: Partial<CompetitorSearchProps> = {}) =>
  v.parse(competitorSearch.props, props) as CompetitorSearchProps;
const show = (props: Partial<CompetitorSearchProps> = {}, payload: object = { user }) =>
  renderIsland(<CompetitorSearch {...propsOf(props)} />, { services, ...payload });

const field = () => screen.getByRole('combobox', { name: /^A competitor/ }) as HTMLInputElement;
const type = async (text: string) => {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.input(field(), { target: { value: text } });
};
const press = (key: string) => fireEvent.keyDown(field(), { key });
const hits = () => screen.findByRole('list', { name: 'Closest matches' });

beforeEach(() => {
  history.replaceState(null, '', '/competitors');
});

describe('examples', () => {
  test.each(examples)('the example "$name" renders something of competitors', async ({ props, payload }) => {
    competitorService();
    show(props, { user, ...payload });
    expect((await screen.findAllByText(/competitor/i)).length).toBeGreaterThan(0);
  });
});

describe('who may use it', () => {
  test.each([
    ['a visitor', undefined, 'Log in for the competitor search'],
    ['a customer', [], 'Not available to your account'],
    ['a validated customer', ['validated'], 'Not available to your account'],
    ['staff', ['internal'], 'Not available to your account'],
    ['a pigment editor', ['internal', 'pigment-editor'], 'Not available to your account'],
    ['a competitor viewer', ['competitor-viewer'], 'No product chosen'],
    ['an administrator', ['internal', 'admin'], 'No product chosen'],
  ])('tells at once whether one may: %s', async (_, roles, text) => {
    const { of } = competitorService();
    history.replaceState(null, '', text === 'No product chosen' ? '/competitors' : '/competitors?near=k-001');
    show({ title: 'Competitor search' }, roles ? { user: userWith(roles) } : {});
    expect(screen.getByRole('heading', { level: 1, name: 'Competitor search' })).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect([...of('product'), ...of('nearest')]).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Log in' })?.dataset.ceOpen).toBe(roles ? undefined : 'login');
  });
});

describe('choosing', () => {
  it('highlights the best match, which Enter takes; the address has it and Back undoes it', async () => {
    const { of } = competitorService();
    history.replaceState(null, '', '/competitors?x=1&q=lake#top');
    show();
    expect(field().value).toBe('lake');
    await type('red');
    await screen.findAllByRole('option');
    expect(of('product').map(({ query }) => query.get('q'))).toEqual(['red']);
    const [first, second] = screen.getAllByRole('option');
    expect(first?.getAttribute('aria-selected')).toBe('true');
    expect(field().getAttribute('aria-activedescendant')).toBe(first?.id);
    press('ArrowDown');
    expect(second?.getAttribute('aria-selected')).toBe('true');
    press('ArrowUp');
    press('Enter');
    expect(location.pathname + location.search + location.hash).toBe('/competitors?x=1&near=k-001#top');
    expect(field().value).toBe('Lakeside Color Red 1728');
    await hits();
    expect(
      await screen.findByText(
        '3 products, sorted by colour difference from Lakeside Color Red 1728 in alkyd melamine',
      ),
    ).toBeDefined();
    history.replaceState(null, '', '/competitors?x=1');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.getByText('No product chosen')).toBeDefined();
    expect(field().value).toBe('');
  });

  it('takes nothing with Enter that belongs to what was typed before', async () => {
    competitorService();
    show();
    await type('red');
    await screen.findAllByRole('option');
    await type('redd');
    press('Enter');
    expect(location.search).toBe('');
  });

  it('Escape shuts the list, then gives the field back its name; so does leaving it', async () => {
    competitorService();
    history.replaceState(null, '', '/competitors?near=k-001');
    show();
    await hits();
    await waitFor(() => expect(field().value).toBe('Lakeside Color Red 1728'));
    await type('blue');
    await screen.findByRole('listbox', { name: 'Products of competitors' });
    press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('blue');
    press('Escape');
    expect(field().value).toBe('Lakeside Color Red 1728');
    await type('blue');
    fireEvent.blur(field());
    expect(field().value).toBe('Lakeside Color Red 1728');
    fireEvent.click(screen.getByRole('button', { name: 'Choose another product' }));
    expect(field().value).toBe('');
  });

  it('shows what there is on the arrow key, and another choice keeps the filters', async () => {
    const { of } = competitorService();
    history.replaceState(null, '', '/competitors?near=k-001&c=red');
    show();
    await hits();
    press('ArrowDown');
    const list = await screen.findByRole('listbox', { name: 'Products of competitors' });
    const options = within(list).getAllByRole('option');
    expect(of('product')[0]?.query.toString()).toBe('');
    fireEvent.click(options[1] as HTMLElement);
    expect(location.search).toBe('?near=k-002&c=red');
    const isFiltered = ({ path, query }: SentRequest) => path.endsWith('/k-002') && query.get('c') === 'red';
    await waitFor(() => expect(of('nearest').some(isFiltered)).toBe(true));
  });

  it.each<[string, string, Answer | undefined, string | RegExp]>([
    ['no product', 'zzz', undefined, /No competitor’s product matches “zzz”/],
    ['no connection', 'red', 'no connection', 'The suggestions cannot be loaded.'],
    ...['400', '401', '403', '404', '429', '500'].map((status): [string, string, Answer, string] => [
      `a refusal with ${status}`,
      'red',
      { wrong: {}, status: Number(status) },
      'The suggestions cannot be loaded.',
    ]),
    [
      'a page in place of the answer',
      'red',
      { wrong: '<!doctype html>' },
      'The suggestions cannot be loaded.',
    ],
  ])('says why nothing is suggested, and keeps the text, for %s', async (_, term, product, text) => {
    competitorService(product && { product });
    show();
    await type(term);
    expect(await screen.findByText(text)).toBeDefined();
    expect(field().value).toBe(term);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the nearest', () => {
  it('show ours minus theirs to two decimals, with the sign, and lines between', async () => {
    competitorService();
    history.replaceState(null, '', '/competitors?near=k-001');
    show();
    const rows = within(await hits()).getAllByRole('listitem');
    const lines = rows.map(({ textContent }) => /ΔE00 (above \d)?/.exec(textContent ?? '')?.[1]);
    expect(lines).toEqual([undefined, 'above 1', 'above 4']);
    const first = rows[0]?.textContent ?? '';
    expect(first).toContain('ΔL* +1.00');
    expect(first).toContain('Δa* −1.00');
    expect(first).toContain('Δb* 0.00');
    expect(first).toContain('ΔE00 0.82');
    expect(first).toContain('Number 1');
    expect(first).toContain('C.I. Pigment Red 254 Same C.I. name');
    expect(rows[1]?.textContent).toContain('C.I. Pigment Red 178');
    expect(rows[1]?.textContent).not.toContain('Same C.I. name');
    const colors = [...(rows[0]?.querySelectorAll('.ce-near__pair rect') ?? [])];
    expect(colors.map((rect) => rect.getAttribute('fill'))).toEqual(['#ae242b', '#b82d33']);
    expect(await screen.findByRole('group', { name: /^Plane of a\* and b\* around Lakeside/ })).toBeDefined();
    expect(screen.getByRole('img', { name: '1: Pigment 1, a* 49.00, b* 30.00' })).toBeDefined();
  });

  it.each([
    [401, 'login'],
    [403, 'Not available to your account'],
    [404, 'Product not found'],
    [400, 'Try again'],
    [429, 'Try again'],
    [500, 'Try again'],
    [503, 'Try again'],
  ])('say what is wrong where the service answers %d', async (status, text) => {
    competitorService({ nearest: refuse(status, `No ${status}`) });
    history.replaceState(null, '', '/competitors?near=k-001');
    const { bus } = show();
    const opened: { name: string }[] = [];
    bus.on('overlay:open', (event) => opened.push(event));
    if (text === 'login') await waitFor(() => expect(opened).toEqual([{ name: 'login' }]));
    else expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Closest matches' })).toBeNull();
  });

  it.each<[string, Answer]>([
    ['no connection', 'no connection'],
    ['a page in place of the answer', { wrong: '<!doctype html>' }],
    ['an answer without the product', { wrong: { total: 0, hits: [] } }],
  ])('are asked for again by “Try again” after %s', async (_, nearest) => {
    competitorService({ nearest });
    history.replaceState(null, '', '/competitors?near=k-001');
    show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    const well = competitorService();
    fireEvent.click(retry);
    await hits();
    expect(well.of('nearest').length).toBeGreaterThan(0);
  });

  it('none: the ways out of the listing', async () => {
    const none = {
      competitor: { id: 'k-001', company: 'A', name: 'B', lab: { L: 1, a: 1, b: 1 } },
      total: 0,
      hits: [],
    };
    competitorService({ nearest: { json: none } });
    history.replaceState(null, '', '/competitors?near=k-001&c=red');
    show();
    expect(await screen.findByRole('heading', { name: 'No products' })).toBeDefined();
  });

  it('keep to names of parameters of the page’s own', async () => {
    const { of } = competitorService();
    history.replaceState(null, '', '/competitors?a_to=k-002&near=k-001');
    show({ urlPrefix: 'a_', urlKeys: { near: 'to' } });
    await hits();
    expect(of('nearest').every(({ path }) => path.endsWith('/k-002'))).toBe(true);
  });
});

describe('the medium', () => {
  const choice = () => screen.findByRole('combobox', { name: 'Compare ours in' });

  it('is named beside the figures with its conditions, and the competitor’s own beside it', async () => {
    competitorService();
    history.replaceState(null, '', '/competitors?near=k-001');
    show({}, { user, industries: [{ code: 'plastics', title: 'Plastics' }] });
    await hits();
    screen.getByText('Masstone in alkyd melamine (Stoving enamel), D65, 10° observer');
    screen.getByText('C.I. Pigment Red 254 · Masstone in alkyd melamine, D65, 10° observer');
    screen.getByText(/ Theirs and ours: masstone in alkyd melamine, D65, 10° observer\.$/);
    expect(screen.queryByText(/the media account for/)).toBeNull();
    const group = within(await choice()).getByRole('group', { name: 'Plastics' });
    within(group).getByRole('option', { name: 'HDPE (2)' });
  });

  it('is chosen, kept in the address, and asked for; Back undoes the choice', async () => {
    const { of } = competitorService();
    history.replaceState(null, '', '/competitors?near=k-001&c=red');
    show();
    await hits();
    const box = await choice();
    box.focus();
    fireEvent.change(box, { target: { value: 'hdpe' } });
    expect(location.search).toBe('?near=k-001&c=red&medium=hdpe');
    await screen.findByText('Masstone in HDPE (Plaques, 220 °C), D65, 10° observer');
    screen.getByText('Ours are compared in HDPE: the media account for part of each difference.');
    screen.getByText(/ Theirs: masstone in alkyd melamine\. Ours: masstone in HDPE, D65, 10° observer\.$/);
    await screen.findByText(/^3 products, sorted by colour difference from Lakeside Color Red 1728 in HDPE$/);
    expect(document.activeElement).toBe(box);
    expect(of('nearest').at(-1)?.query.get('medium')).toBe('hdpe');
    history.replaceState(null, '', '/competitors?near=k-001&c=red');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    await screen.findByText('Masstone in alkyd melamine (Stoving enamel), D65, 10° observer');
  });

  it('follows the industry where none is chosen', async () => {
    competitorService();
    history.replaceState(null, '', '/competitors?near=k-001&i=plastics');
    show();
    await screen.findByText('Masstone in HDPE (Plaques, 220 °C), D65, 10° observer');
    expect(((await choice()) as HTMLSelectElement).value).toBe('hdpe');
  });

  it('is not offered where the service knows of none; all else stays', async () => {
    const bare = { id: 'k-001', company: 'A', name: 'B', lab: { L: 40, a: 50, b: 30 } };
    const hit = {
      id: 'p-1',
      product_name: 'One',
      industries: [],
      lab: { L: 41, a: 49, b: 30 },
      deltaE: 0.82,
    };
    competitorService({ nearest: { json: { competitor: bare, total: 1, hits: [hit] } } });
    history.replaceState(null, '', '/competitors?near=k-001');
    show();
    await hits();
    expect(screen.queryByRole('combobox', { name: 'Compare ours in' })).toBeNull();
    screen.getByText('Masstone, D65, 10° observer');
  });
});

it('keeps the way through the hits for the product’s page', async () => {
  competitorService();
  history.replaceState(null, '', '/competitors?near=k-001&medium=hdpe');
  show({ productPage: '/product/{id}' });
  const [, second] = within(await hits()).getAllByRole('link', { name: /^Pigment/ });
  second?.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(second as HTMLElement);
  expect(readHitTrail()).toMatchObject({
    href: '/competitors?near=k-001&medium=hdpe',
    total: 3,
    opened: 'p-2',
    hits: [{ id: 'p-1' }, { id: 'p-2' }, { id: 'p-3' }],
  });
});

it('copies the products shown, with their figures', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  vi.stubGlobal('ClipboardItem', undefined);
  competitorService();
  history.replaceState(null, '', '/competitors?near=k-001');
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  const lines = writeText.mock.calls[0]?.[0].split('\n') ?? [];
  expect(lines).toHaveLength(5);
  expect(lines[1]).toMatch(
    /^internal\tTheirs\tLakeside Color Red 1728\t.*Masstone\tAlkyd melamine\t\tD65\t10°\t40.00\t/,
  );
  expect(lines[2]).toBe(
    'internal\t1\tPigment 1\tC.I. Pigment Red 254\tMasstone\tAlkyd melamine\tStoving enamel\tD65\t10°\t41.00\t49.00\t30.00\tLakeside Color Red 1728\t+1.00\t-1.00\t0.00\t0.82\tCIEDE2000 (1:1:1)',
  );
  expect(screen.getByRole('button', { name: 'Save the products shown as CSV' })).toBeDefined();
});
