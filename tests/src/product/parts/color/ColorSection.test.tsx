import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { TechnicalProperty } from '../../../../../src/domain/technical/technical-property.ts';
import { ColorSection } from '../../../../../src/product/parts/color/ColorSection.tsx';
import { renderIsland } from '../../../../support/render-island.tsx';
import { fakeServices, services } from '../../../../support/services/fake-services.ts';
import { entry, property } from '../../../domain/technical/properties.ts';
import { fakePigment } from '../../state/fake-pigment.ts';
import { userWith } from '../fields/field-pigment.ts';

let comeNear: () => void;
beforeEach(() => {
  const seen: (() => void)[] = [];
  comeNear = () =>
    act(() => {
      for (const tell of seen) tell();
    });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

const tint = { applicationType: 'tint' };
const catalogues = [
  { ...entry('medium', 'alkyd', 1), title: 'Alkyd', description: 'Stoving enamel' },
  { ...entry('medium', 'water', 2), title: 'Water' },
  { ...entry('applicationType', 'masstone', 1), title: 'Masstone' },
  { ...entry('applicationType', 'tint', 2), title: 'Tint 1:10' },
];
const color = (L: number, a: number, b: number, more: Partial<TechnicalProperty> = {}) => [
  ...[property('lightness', L, more), property('a', a, more), property('b', b, more)],
  property('rgb', { R: 171, G: 53, B: 55 }, more),
];

async function open(...technicalProperties: TechnicalProperty[]) {
  return openFor({}, ...technicalProperties);
}
async function openFor(
  payload: Parameters<typeof renderIsland>[1],
  ...technicalProperties: TechnicalProperty[]
) {
  fakeServices({ 'POST /api/v1/manifest/search': { json: catalogues } });
  const product = fakePigment({ technicalProperties });
  const page = renderIsland(<ColorSection product={product} isBusy={false} />, { services, ...payload });
  await screen.findByRole('table', { name: /Values/ });
  return page;
}
const rowsOf = (name: RegExp) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('lists the figures of the charts in a table (row 181)', async () => {
  await open(
    ...color(40.5, 48, -26.4),
    ...color(62, 35.79, 15.81, tint),
    property('a', 1, { medium: 'water' }),
    property('b', 2, { medium: 'water' }),
  );
  expect(rowsOf(/Values/)).toEqual([
    'A AlkydMasstone40.5048.00−26.4054.78331.19',
    'A AlkydTint 1:1062.0035.7915.8139.1323.83',
    'B WaterMasstone–no value supplied1.002.002.2463.43',
  ]);
});

it('fetches the charts when the reader scrolls near: plane, close-up, lightness and legend', async () => {
  await open(...color(40.5, 48, 26), ...color(62, 35, 15, tint), ...color(41, 47, 25, { medium: 'water' }));
  expect(screen.queryByRole('group')).toBeNull();
  comeNear();
  const whole = await screen.findByRole('group', { name: /whole plane/ });
  expect(within(whole).getAllByRole('img')).toHaveLength(3);
  within(screen.getByRole('group', { name: /close-up/ })).getByRole('img', {
    name: 'Masstone, Alkyd: L* 40.50, a* 48.00, b* 26.00, C* 54.59, h 28.44°',
  });
  screen.getByRole('group', { name: /lightness/ });
  const legend = screen.getByRole('list', { name: 'Legend' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([...['Masstone', 'Tint 1:10', 'AAlkyd', 'BWater']]);
});

it('fetches them too when the browser is idle, for who prints the page without having scrolled', async () => {
  let idle = () => {};
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  await open(...color(40.5, 48, 26));
  expect(screen.queryByRole('group')).toBeNull();
  act(() => idle());
  await screen.findByRole('group', { name: /whole plane/ });
});

it('needs no letters for one medium, no close-up of nearly everything, and no lightness that is unknown', async () => {
  await open(property('a', 90), property('b', 90), property('a', -90, tint), property('b', -90, tint));
  comeNear();
  await screen.findByRole('group', { name: /whole plane/ });
  expect(screen.queryByRole('group', { name: /close-up|lightness/ })).toBeNull();
  expect(rowsOf(/Values/)[0]).toMatch(/^ ?Alkyd/);
});

it('says where a* and b* are calculated, and what it cannot draw without them', async () => {
  const polar = (medium: string, ...more: TechnicalProperty[]) => [
    ...[property('lightness', 66.28, { medium }), property('chroma', 72.93, { medium })],
    ...more,
  ];
  await open(...polar('alkyd', property('hue', 72.23)), ...polar('water'));
  expect(rowsOf(/Values/)).toEqual(['A AlkydMasstone66.2822.2669.4572.9372.23']);
  screen.getByText(
    'Not all a* and b* were supplied for Alkyd; the missing ones are calculated from C* and h.',
  );
  screen.getByText('Not in the charts, because a* and b* were not supplied: Water.');
  const write = vi.fn();
  vi.stubGlobal('ClipboardItem', undefined);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: write } as unknown as Clipboard);
  await userEvent.click(screen.getByRole('button', { name: 'Copy table' }));
  const [head, row] = write.mock.lastCall?.[0].split('\n').map((line: string) => line.split('\t')) ?? [];
  expect(row[head.indexOf('Calculated')]).toBe('a*, b*');
});

it('draws an effect pigment by angle, in the chosen medium (rows 182 and 185)', async () => {
  const effect = (more: Partial<TechnicalProperty>) => [
    ...color(110, 2, -1, { ...more, angle: 'as15' }),
    ...color(40, 1, -1, { ...more, angle: '45' }),
  ];
  await open(
    ...effect({}),
    ...effect({ medium: 'water' }),
    property('si', 7, { angle: '15' }),
    property('si', 9, { angle: '45' }),
  );
  comeNear();
  const lightness = await screen.findByRole('group', { name: /^Lightness L\* of the Masstone/ });
  expect(
    within(lightness)
      .getAllByRole('img')
      .map((point) => point.getAttribute('aria-label')),
  ).toEqual(['−15°: Lightness L* 110.00', '45°: Lightness L* 40.00']);
  screen.getByRole('group', { name: /^Sparkle intensity/ });
  screen.getByRole('table', { name: 'Masstone over the angle in Alkyd' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Medium' }), 'Water');
  screen.getByRole('table', { name: 'Masstone over the angle in Water' });
  expect(screen.queryByRole('group', { name: /^Sparkle intensity/ })).toBeNull();
});

it('copies row and table with medium, condition and observer', async () => {
  const texts: string[] = [];
  vi.stubGlobal('ClipboardItem', undefined);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
    writeText: async (text: string) => void texts.push(text),
  } as Clipboard);
  await open(...color(40.5, 48, 26.4), ...color(62, 35.79, 15.81, tint));
  await userEvent.click(screen.getByRole('button', { name: 'Copy row: Alkyd, Tint 1:10' }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy table' }));
  expect(texts[0]?.split('\n').map((line) => line.split('\t'))).toEqual([
    [
      ...['Product', 'Product code', 'Industry', 'Medium', 'Depth', 'L*', 'a*', 'b*', 'C*', 'h, °'],
      ...['sRGB approximation', 'Condition of the medium', 'Illuminant', 'Observer'],
    ],
    [
      ...['Rubelis Red 3240', '469714', 'coatings'],
      ...['Alkyd', 'Tint 1:10', '62.00', '35.79', '15.81', '39.13', '23.83', '#ab3537'],
      ...['Stoving enamel', 'D65', '10°'],
    ],
  ]);
  expect(texts[1]?.split('\n')).toHaveLength(3);
});

it('copies no colour in an unnamed medium for customers, by row either, and marks it internally', async () => {
  const texts: string[] = [];
  vi.stubGlobal('ClipboardItem', undefined);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
    writeText: async (text: string) => void texts.push(text),
  } as Clipboard);
  const unnamed = { medium: 'chlorinated-rubber' };
  const { store } = await openFor(
    { user: userWith('internal') },
    ...[...color(40.5, 48, 26.4), ...color(62, 35.79, 15.81, unnamed)],
  );
  const news = () => store.getState().notices.at(-1)?.text;
  const copyRow = () =>
    userEvent.click(screen.getByRole('button', { name: 'Copy row: chlorinated-rubber, Masstone' }));
  await copyRow();
  expect(texts).toEqual([]);
  expect(news()).toBe('Only internal data here. Choose “Internal” to copy it.');
  await userEvent.click(screen.getByRole('button', { name: 'Copy table' }));
  expect(texts.at(-1)).not.toContain('chlorinated-rubber');

  const choice = screen.getByRole('group', { name: 'PDF and copies' });
  await userEvent.click(within(choice).getByRole('button', { name: 'Internal' }));
  await copyRow();
  expect(texts.at(-1)).toMatch(/\tAccess\tMedium\t.*\n.*\tinternal\tchlorinated-rubber\t/);
  expect(news()).toBe('The row is copied, with internal data.');
  await userEvent.click(screen.getByRole('button', { name: 'Copy table' }));
  expect(texts.at(-1)?.split('\n')[1]).toMatch(/\t\tAlkyd\t/);
  expect(news()).toBe('The table is copied, with internal data.');
});

it('shows nothing without a measured colour', async () => {
  fakeServices({ 'POST /api/v1/manifest/search': { json: catalogues } });
  const product = fakePigment({ technicalProperties: [property('heat', 300)] });
  const { container } = renderIsland(<ColorSection product={product} isBusy={false} />, { services });
  await waitFor(() => expect(container.innerHTML).toBe(''));
});
