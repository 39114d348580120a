import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { isolate } from '../../../../../src/mount/isolation/isolate.ts';
import type { RawPayload } from '../../../../../src/payload/schema.ts';
import { IslandPlaceContext } from '../../../../../src/ui/base/island-place.ts';
import { FormulationRepository } from '../../../../../widgets/formulation-repository/FormulationRepository.tsx';
import type { FormulationRepositoryProps } from '../../../../../widgets/formulation-repository/island.ts';
import { formulationRepository } from '../../../../../widgets/formulation-repository/island.ts';
import { addHtml } from '../../../../support/fresh-page.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import { type Answer, nothing } from '../../../../support/services/answers.ts';
import { fakeServices, services } from '../../../../support/services/fake-services.ts';

const CALL = 'POST /api/v1/formulation/search';
const user = { userId: 'u-1', email: 'vera@example.com', canViewFormulations: true };
const hit = (number: number, more: object = {}) => ({
  ...{ id: `f-${number}`, title: `Enamel ${number}`, industry: 'coatings', isFavorite: number === 2 },
  createdDate: '2026-03-24T00:30:00+14:00',
  products: [
    { id: 'p-1', title: 'Rubelis Red' },
    { id: 'p-2', title: 'Fillantis White' },
  ],
  shade: { title: 'Deep red', color: '#ae2c1a' },
  ...more,
});
const found = {
  total: 60,
  hits: [hit(1), hit(2)],
  aggregations: {
    i: [{ key: 'coatings', title: 'Coatings', count: 60 }],
    c: [{ key: 'red', title: 'Red', count: 40 }],
    ingredient: [{ key: 'water', title: 'Water', count: 12 }],
    brand: [{ key: 'x', title: 'X', count: 3 }],
  },
};

function open(
  answer: Answer = { json: found },
  props: Partial<FormulationRepositoryProps> = {},
  payload: RawPayload = {},
) {
  const answers: Record<string, Answer> = { [CALL]: answer };
  const sent = fakeServices(answers);
  const full = v.parse(formulationRepository.props, { title: 'Formulations', ...props });
  const page = renderIsland(<FormulationRepository {...(full as FormulationRepositoryProps)} />, {
    ...{ services, user, industries: [{ code: 'coatings', title: 'Coatings' }] },
    ...payload,
  });
  const searches = () =>
    sent
      .filter(({ url }) => url.includes('/search'))
      .map(({ url, body }) => ({ query: new URL(url).search, body }));
  return { ...page, sent, answers, searches };
}
const pageshow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
const list = () => screen.findByRole('list', { name: 'Formulations' });

beforeEach(() => history.replaceState(null, '', '/formulations'));

describe('the list', () => {
  it('shows shade, title, our pigments, shade name, industry and date, and links to its page', async () => {
    open();
    const [first] = within(await list()).getAllByRole('article');
    expect(first?.textContent).toBe('Enamel 1Rubelis Red · Fillantis WhiteDeep redCoatings2026/03/24');
    const shade = first?.querySelector<HTMLElement>('.ce-swatch');
    expect(shade?.style.getPropertyValue('--ce-_color')).toBe('#ae2c1a');
    const link = screen.getByRole('link', { name: 'Enamel 1' });
    expect(link.getAttribute('href')).toBe('?id=f-1');
    expect(screen.getByRole('heading', { level: 1, name: 'Formulations' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: '60 formulations' })).toBeDefined();
    expect(screen.getByText('2 of 60 formulations')).toBeDefined();
  });

  it('offers its three filters, its orders and its tabs, each with its total', async () => {
    open();
    await list();
    const groups = await screen.findAllByRole('group');
    const titles = groups.flatMap((group) => group.querySelector('legend')?.textContent ?? []);
    expect(titles).toEqual(['Industry', 'Colour of the shade', 'Ingredient']);
    const sort = screen.getByRole('combobox', { name: 'Sort by' }) as HTMLSelectElement;
    expect([...sort.options].map(({ text }) => text)).toEqual(['Name', 'Newest first']);
    expect(sort.value).toBe('newest');
    const tabs = within(screen.getByRole('navigation', { name: 'Formulations' }));
    await waitFor(() =>
      expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual(['All 60', 'Mine 60']),
    );
    expect(tabs.getByRole('link', { name: /Mine/ }).getAttribute('href')).toBe('/formulations?tab=mine');
    expect(screen.getByRole('textbox', { name: 'Title, pigment, raw material or shade' })).toBeDefined();
  });

  it('searches by filter, term, tab and order, which the address keeps', async () => {
    const { searches } = open();
    await list();
    fireEvent.click(screen.getByRole('checkbox', { name: /Red/ }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'enamel' } });
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.click(screen.getByRole('link', { name: /Mine/ }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'name' } });
    expect(location.search).toBe('?c=red&q=enamel&tab=mine&sort=name');
    await waitFor(() =>
      expect(searches()).toContainEqual({ query: '?tab=mine&c=red&q=enamel&sort=name', body: undefined }),
    );
    await screen.findByRole('heading', { level: 2, name: '60 formulations for “enamel”' });
  });

  it('drops filters of products from the address, and says so', async () => {
    history.replaceState(null, '', '/formulations?brand=Rubelis&c=red');
    open();
    await list();
    expect(await screen.findByText('One filter in this link is not available to you.')).toBeDefined();
    expect(location.search).toBe('?c=red');
  });

  it('loads more, which follow those shown', async () => {
    const { answers, searches } = open();
    await list();
    answers[CALL] = { json: { total: 60, hits: [hit(2), hit(3)] } };
    fireEvent.click(screen.getByRole('button', { name: 'Load 24 more' }));
    await screen.findByRole('link', { name: 'Enamel 3' });
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(searches().at(-1)).toEqual({ query: '?tab=all', body: { from: 2 } });
  });

  it('tells the page which hit is opened', async () => {
    const { bus } = open();
    const heard: unknown[] = [];
    bus.on('search:hit-opened', (event) => heard.push(event));
    await list();
    fireEvent.click(screen.getByRole('link', { name: 'Enamel 2' }));
    expect(heard).toEqual([{ queryId: expect.any(String), id: 'f-2', position: 2 }]);
  });
});

describe('the served list', () => {
  it('is shown until the first answer, which takes over what was typed in its form', async () => {
    const element = addHtml('<div><form><input name="q" value=""></form><p>Served list</p></div>');
    const place = isolate(element).place;
    fakeServices({ [CALL]: { json: found } });
    const full = v.parse(formulationRepository.props, { title: 'Formulations' });
    renderIsland(
      <IslandPlaceContext value={place}>
        <FormulationRepository {...(full as FormulationRepositoryProps)} />
      </IslandPlaceContext>,
      { services, user },
    );
    expect(screen.getByText('Served list')).toBeDefined();
    expect(document.querySelector('slot')).not.toBeNull();
    const served = element.querySelector('input') as HTMLInputElement;
    served.focus();
    served.value = 'enamel ';
    await list();
    expect(document.querySelector('slot')).toBeNull();
    const box = screen.getByRole('textbox', { name: 'Title, pigment, raw material or shade' });
    expect((box as HTMLInputElement).value).toBe('enamel ');
    expect(document.activeElement).toBe(box);
    expect(location.search).toBe('?q=enamel');
    element.remove();
  });
});

describe('the hearts', () => {
  it('save a formulation at once, and take back what failed', async () => {
    const { answers, store } = open();
    await list();
    answers['PUT /api/v1/formulation/f-1/favorite'] = nothing;
    answers['DELETE /api/v1/formulation/f-2/favorite'] = { json: {}, status: 503 };
    const heart = (number: number) =>
      screen.getByRole('button', { name: `Save to My formulations: Enamel ${number}` });
    const pressed = () => [heart(1), heart(2)].map((each) => each.getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['false', 'true']);
    fireEvent.click(heart(1));
    fireEvent.click(heart(2));
    expect(pressed()).toEqual(['true', 'false']);
    await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
    const texts = store.getState().notices.map(({ text }) => text);
    expect(texts).toContain('Added to My formulations: Enamel 1.');
    expect(texts.some((text) => text.startsWith('My formulations could not be changed.'))).toBe(true);
  });

  it('follow what was saved elsewhere as the page comes back from the cache', async () => {
    const { answers, searches } = open();
    await list();
    answers[CALL] = { json: { ...found, hits: [hit(1, { isFavorite: true }), hit(2)] } };
    act(() => void dispatchEvent(pageshow(true)));
    const heart = screen.getByRole('button', { name: 'Save to My formulations: Enamel 1' });
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
    expect(searches().at(-1)?.body).toEqual({ size: 2 });
    const asked = searches().length;
    act(() => void dispatchEvent(pageshow(false)));
    expect(searches()).toHaveLength(asked);
  });
});

describe('without hits', () => {
  const none = { json: { total: 0, hits: [], aggregations: {} } };

  test.each([
    ['?tab=mine', 'Nothing saved yet. Formulations that you save with the heart appear here.', false],
    ['?tab=mine&q=zzz', 'Sorry, there are no results for that search parameters.', true],
    ['?q=zzz&c=red', 'Sorry, there are no results for that search parameters.', true],
  ])('says at the address %s: %s', async (search, words, leadsOn) => {
    history.replaceState(null, '', `/formulations${search}`);
    open(none);
    expect(await screen.findByText(words)).toBeDefined();
    if (leadsOn) expect(await screen.findByRole('button', { name: /Describe/ })).toBeDefined();
    else expect(screen.queryByRole('button', { name: /Describe/ })).toBeNull();
  });
});

describe('failures', () => {
  test.each<[string, Answer, string]>([
    ['no connection', 'no connection', 'Try again'],
    ['400', { json: { message: 'The term is too long.' }, status: 400 }, 'Try again'],
    ['401', { json: {}, status: 401 }, 'Log in'],
    ['429', { json: {}, status: 429 }, 'Try again'],
    ['500', { json: {}, status: 500 }, 'Try again'],
    ['503', { json: {}, status: 503 }, 'Try again'],
    ['an answer that is none', { wrong: { hits: [] } }, 'Try again'],
  ])('%s is told, with a way on', async (_, answer, button) => {
    const { answers } = open(answer);
    expect(await screen.findByText('The results could not be loaded.')).toBeDefined();
    const way = screen.getByRole('button', { name: button });
    if (button === 'Log in') return;
    answers[CALL] = { json: found };
    fireEvent.click(way);
    await list();
    expect(screen.queryByText('The results could not be loaded.')).toBeNull();
  });

  it('says that it is closed to who may not see it any more', async () => {
    open({ json: {}, status: 403 });
    expect(await screen.findByText('The formulation repository is not open to your account.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Formulations' })).toBeDefined();
  });
});
