import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { GradesSection } from '../../../../../src/product/parts/grades/GradesSection.tsx';
import type { Pigment } from '../../../../../src/services/pigment.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import type { Reply } from '../../../../support/services/answers.ts';
import { fakeServices, services } from '../../../../support/services/fake-services.ts';
import { fakePigment } from '../../state/fake-pigment.ts';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

const PRODUCTS = 'GET /api/v1/product-comparison/productsByUids';
const product = (id: string, name: string, more: object = {}) => ({
  ...{ id, uid: `pigments::${id}`, prd: id, product_name: name, industries: ['coatings'] },
  ...{ form: 'powder', density: 1.5, ...more },
});
const standard = product('p-0147', 'Rubelis Red 3240');
const granules = product('p-2', 'Rubelis Red 3240 G', { form: 'granules', isActive: false });
const fields = [
  {
    ...{ code: 'form', title: 'Form', informationType: 'product_detail' },
    options: [
      { key: 'powder', title: 'Powder' },
      { key: 'granules', title: 'Granules' },
    ],
    optionsConfig: { code: 'key' },
  },
  { code: 'density', title: 'Density', informationType: 'technical_info', unit: 'g/cm³' },
];
const grades = [
  { uid: standard.uid, grade: 'standard, powder' },
  { uid: granules.uid, grade: 'low dust, granules' },
];

function show(parts: Partial<Pigment> = { grades }, replies: Record<string, Reply> = {}) {
  const answers: Record<string, Reply> = {
    'POST /api/v1/manifest/search': { json: fields },
    [PRODUCTS]: { json: [standard, granules] },
    ...replies,
  };
  const sent = fakeServices(answers);
  renderIsland(<GradesSection product={fakePigment(parts)} productPage="/product/{id}" isBusy={false} />, {
    services,
  });
  return { answers, sent };
}
const TABLE = { name: 'Grades of Rubelis Red 3240: what differs' };

it('shows in one table what differs between the grades', async () => {
  const { sent } = show();
  const table = await screen.findByRole('table', TABLE);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([
    'Property',
    'Rubelis Red 3240 standard, powder, this product',
    'Rubelis Red 3240 G low dust, granules, no longer offered',
  ]);
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Form', 'Powder', 'Granules'],
  ]);
  expect(within(table).getByRole('link').getAttribute('href')).toBe('/product/p-2?i=coatings');
  expect(sent.find(({ url }) => url.includes('productsByUids'))?.url).toContain(
    `uids=${encodeURIComponent(`${standard.uid},${granules.uid}`)}&i=coatings`,
  );
});

it('copies a line for each grade', async () => {
  vi.stubGlobal('ClipboardItem', undefined);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Copy table' }));
  await waitFor(() =>
    expect(writeText.mock.lastCall?.[0].split('\n')).toEqual([
      'Industry\tProduct\tProduct code\tGrade\tForm',
      'coatings\tRubelis Red 3240\tp-0147\tstandard, powder\tPowder',
      'coatings\tRubelis Red 3240 G\tp-2\tlow dust, granules\tGranules',
    ]),
  );
});

it('says that nothing differs', async () => {
  show({ grades }, { [PRODUCTS]: { json: [standard, product('p-2', 'Rubelis Red 3240 G')] } });
  await screen.findByText('The stated data of these grades are the same.');
});

it('says that the grades are missing, and recovers', async () => {
  const { answers } = show({ grades }, { [PRODUCTS]: { status: 503, json: {} } });
  expect((await screen.findByRole('alert')).textContent).toContain('The grades could not be loaded.');
  answers[PRODUCTS] = { json: [standard, granules] };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('table', TABLE);
});

it.each([
  ['of one grade', { grades: grades.slice(0, 1) }],
  ['of a service that names no grades', {}],
  ['without an industry', { grades, industry: null }],
])('shows nothing, and asks nothing, of a product %s', (_, parts) => {
  const { sent } = show(parts);
  expect(screen.queryByRole('region')).toBeNull();
  expect(sent).toEqual([]);
});
