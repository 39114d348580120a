import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { examples } from '../../../widgets/formulation-repository/examples.ts';
import { FormulationRepository } from '../../../widgets/formulation-repository/FormulationRepository.tsx';
import type { FormulationRepositoryProps } from '../../../widgets/formulation-repository/island.ts';
import { formulationRepository } from '../../../widgets/formulation-repository/island.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { type Answer, nothing } from '../../support/services/answers.ts';
import { fakeServices, services } from '../../support/services/fake-services.ts';

const propsOf = (props: Partial<FormulationRepositoryProps> = {}) =>
  v.parse(formulationRepository.props, props) as FormulationRepositoryProps;

afterEach(() => history.replaceState(null, '', '/'));

const CALL = 'GET /api/v1/formulation/f-1';
const formulation = {
  ...{ id: 'f-1', title: 'Enamel with Rubelis Red', link: '/formulations?id=f-1', industry: 'coatings' },
  ...{ createdDate: '2026-03-24T00:30:00+14:00', isFavorite: false, application: 'Stoving enamel' },
  ...{
    binder: 'Alkyd',
    solids: 53.9,
    shade: { title: 'Red', color: '#ae2c1a', lab: { L: 39.4, a: 51.3, b: -4.1 } },
  },
  stages: [
    { part: 'A', title: 'Mill base' },
    { part: 'B', title: 'Let-down' },
  ],
  parts: [
    { title: 'Xylene', share: 30, part: 'A', purpose: 'Solvent' },
    {
      ...{ title: 'Rubelis Red', share: 10.5, part: 'A', purpose: 'Pigment' },
      ...{ productId: 'p-1', prd: '11', uid: 'pigments::p-1', industries: ['coatings'], color: '#aa2222' },
    },
    { title: 'Alkyd resin', share: 59.5, part: 'B', purpose: 'Binder' },
  ],
  method: [{ title: 'Mill', text: 'To 8 µm.' }],
};
const user = { userId: 'u-1', email: 'vera@example.com', canViewFormulations: true };

interface Opened {
  answer?: Answer;
  search?: string;
  payload?: RawPayload;
}

function open({ answer = { json: formulation }, search = '?id=f-1', payload = {} }: Opened = {}) {
  history.replaceState(null, '', `/formulations${search}`);
  const answers: Record<string, Answer> = { [CALL]: answer };
  const sent = fakeServices(answers);
  const page = renderIsland(<FormulationRepository {...propsOf()} />, {
    services,
    user,
    industries: [{ code: 'coatings', title: 'Coatings' }],
    ...payload,
  });
  return { ...page, sent, answers };
}

describe('one formulation', () => {
  it('shows shade, facts, ingredients by stage with their masses, and the method', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Enamel with Rubelis Red' });
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual(['39.40\u200251.30\u2002−4.10', 'Stoving enamel', 'Alkyd', '53.9 %', '2026/03/24']);
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows.some((row) => row?.includes('Mill base40.50202.50'))).toBe(true);
    expect(rows.at(-1)).toBe('Total100.00500.00');
    const links = screen.getAllByRole('link', { name: 'Rubelis Red' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/product/p-1?i=coatings',
      '/product/p-1?i=coatings',
    ]);
    expect(screen.getByText('To 8 µm.')).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Shares: Mill base 40.5 %, Let-down 59.5 %',
    );
    expect(screen.queryByText(/do not|add up/)).toBeNull();
  });

  it('keeps a percent sign in the line of its number', async () => {
    const [water, red, resin] = formulation.parts;
    const parts = [water, red, { ...resin, title: 'Alkyd resin, 60 %' }];
    open({ answer: { json: { ...formulation, parts } } });
    const row = await screen.findByRole('rowheader', { name: /Alkyd resin/ });
    expect(row.textContent).toContain('Alkyd resin, 60\u00a0%');
  });

  it('lists our pigments in it with swatch, Colour Index name, share and the way into the comparison', async () => {
    const [water, red, resin] = formulation.parts;
    const measured = { ...red, color_index: 'C.I. Pigment Red 254', masstone: '#aa2222', tint: '#dd8888' };
    const { bus } = open({ answer: { json: { ...formulation, parts: [water, measured, resin] } } });
    const heard = vi.fn();
    bus.on('comparison:added', heard);
    const heading = await screen.findByRole('heading', { level: 3, name: 'Rubelis Red' });
    const row = within(heading.closest('li') as HTMLElement);
    expect(row.getByText('C.I. Pigment Red 254 · 10.50 %')).toBeTruthy();
    const fills = [...document.querySelectorAll('.ce-formulation__swatch rect')].map((rect) =>
      rect.getAttribute('fill'),
    );
    expect(fills).toEqual(['#aa2222', '#dd8888']);
    await userEvent.click(row.getByRole('button', { name: /Compare/ }));
    expect(heard).toHaveBeenCalledExactlyOnceWith({ uid: 'pigments::p-1' });
  });

  it('lists none where none is of ours', async () => {
    const [water] = formulation.parts;
    open({ answer: { json: { ...formulation, parts: [water] } } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: 'Our pigments in it' })).toBeNull();
  });

  it('works out the masses of another batch; what is no amount leaves them', async () => {
    open();
    const batch = await screen.findByRole('textbox', { name: 'Batch, g' });
    const mass = () =>
      within(screen.getByRole('row', { name: /^Xylene/ }))
        .getAllByRole('cell')
        .at(-1)?.textContent;
    expect(mass()).toBe('150.00');
    await userEvent.clear(batch);
    expect(mass()).toBe('150.00');
    expect(batch.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter an amount in grams, such as 500.')).toBeTruthy();
    await userEvent.type(batch, '2,000');
    expect(mass()).toBe('600.0');
    expect(batch.hasAttribute('aria-invalid')).toBe(false);
  });

  it('tells the page once that it is shown', async () => {
    const { bus } = open();
    const heard = vi.fn();
    bus.on('formulation:opened', heard);
    await screen.findByRole('heading', { level: 1, name: 'Enamel with Rubelis Red' });
    expect(heard).toHaveBeenCalledExactlyOnceWith({ id: 'f-1' });
  });

  it('says that the shares do not add up to 100', async () => {
    open({ answer: { json: { ...formulation, parts: formulation.parts.slice(0, 2) } } });
    expect(await screen.findByText('The shares add up to 40.50 %, not to 100.')).toBeTruthy();
  });

  it('copies the ingredients with the masses shown', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    vi.stubGlobal('ClipboardItem', undefined);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(writeText).toHaveBeenCalled());
    expect(writeText.mock.calls[0]?.[0].split('\n')).toEqual([
      'Formulation\tIndustry\tStage\tIngredient\tProduct code\tPurpose\tShare, %\tMass, g',
      ...[
        'A Mill base\tXylene\t\tSolvent\t30.00\t150.00',
        'A Mill base\tRubelis Red\t11\tPigment\t10.50\t52.50',
        'B Let-down\tAlkyd resin\t\tBinder\t59.50\t297.50',
        'Total\t\t\t\t100.00\t500.00',
      ].map((line) => `Enamel with Rubelis Red\tCoatings\t${line}`),
    ]);
  });

  it('saves it at once, tells it with a way back, and takes back what failed', async () => {
    const { answers, sent, store } = open();
    const PATH = '/api/v1/formulation/f-1/favorite';
    answers[`PUT ${PATH}`] = nothing;
    answers[`DELETE ${PATH}`] = { json: { message: 'Not now.' }, status: 503 };
    const button = await screen.findByRole('button', {
      name: 'Save to My formulations: Enamel with Rubelis Red',
    });
    await userEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    const notice = () => store.getState().notices.at(-1);
    await waitFor(() => expect(notice()?.text).toBe('Added to My formulations: Enamel with Rubelis Red.'));
    notice()?.action?.run();
    await waitFor(() => expect(notice()?.text).toBe('My formulations could not be changed. Not now.'));
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT', 'DELETE']);
  });

  it.each<[number, string]>([
    [401, 'The formulation cannot be shown'],
    [403, 'Formulations are for validated customers'],
    [404, 'Formulation not found'],
    [503, 'The formulation cannot be shown'],
  ])('shows the status %i as the title "%s"', async (status, title) => {
    open({ answer: { json: {}, status } });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('is tried again, and the heading takes the focus', async () => {
    const { answers } = open({ answer: 'no connection' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answers[CALL] = { json: formulation };
    await userEvent.click(retry);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Enamel with Rubelis Red' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

describe('who may see formulations (decision B67)', () => {
  it.each<[string, RawPayload, string]>([
    [
      'a visitor',
      { user: undefined },
      'They are open to validated customers. Log in to your account to see them.',
    ],
    [
      'a registered user',
      { user: { ...user, canViewFormulations: false } },
      'Your account is not validated yet. Request validation in your profile.',
    ],
    [
      'a page that closes the repository',
      { pagePermissions: { formulationRepository: false } },
      'The formulation repository is not open to your account.',
    ],
  ])('tells %s why there is none, and asks nothing', (_who, payload, words) => {
    const { sent } = open({ payload });
    expect(screen.getByText(words)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('keeps the heading of the page, and tells a visitor why nothing of theirs is there', () => {
    history.replaceState(null, '', '/formulations?tab=mine');
    renderIsland(<FormulationRepository {...propsOf({ title: 'Formulations' })} />, { services });
    expect(screen.getByRole('heading', { level: 1, name: 'Formulations' })).toBeTruthy();
    expect(
      screen.getByText('Log in to your account to see the formulations that you have saved.'),
    ).toBeTruthy();
  });

  it('leads who is not validated to the profile, to ask for it', () => {
    open({
      payload: { user: { ...user, canViewFormulations: false }, links: { profile: '/profile' } },
    });
    const link = screen.getByRole('link', { name: 'Request validation in your profile.' });
    expect(link.getAttribute('href')).toBe('/profile#/status');
  });

  it('leads a visitor to the login', async () => {
    open({ payload: { user: undefined } });
    expect(screen.getByRole('link', { name: 'Log in' }).dataset.ceOpen).toBe('login');
  });
});

it.each(examples)('the example "$name" shows at least a heading', async ({ props = {}, payload }) => {
  fakeServices({
    [CALL.replace('f-1', 'f-0001')]: { json: formulation },
    [CALL.replace('f-1', 'f-9999')]: { json: {}, status: 404 },
    'POST /api/v1/formulation/search': { json: { total: 0, hits: [] } },
  });
  renderIsland(<FormulationRepository {...propsOf(props)} />, {
    services,
    user,
    ...payload,
  });
  expect((await screen.findAllByRole('heading')).length).toBeGreaterThan(0);
});
