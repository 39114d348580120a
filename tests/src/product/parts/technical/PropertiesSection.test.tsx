import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type {
  TechnicalEntry,
  TechnicalProperty,
} from '../../../../../src/domain/technical/technical-property.ts';
import { PropertiesSection } from '../../../../../src/product/parts/technical/PropertiesSection.tsx';
import { renderIsland } from '../../../../support/render-island.tsx';
import type { Answer } from '../../../../support/services/answers.ts';
import { fakeServices, services } from '../../../../support/services/fake-services.ts';
import { entry, property } from '../../../domain/technical/properties.ts';
import { fakePigment } from '../../state/fake-pigment.ts';

const MANIFEST = 'POST /api/v1/manifest/search';

afterEach(() => vi.restoreAllMocks());

const tint = { applicationType: 'tint' };
const water = { medium: 'water' };
const catalogues: TechnicalEntry[] = [
  { ...entry('medium', 'alkyd', 1), title: 'Alkyd melamine', description: 'Stoving enamel' },
  { ...entry('medium', 'water', 2), title: 'Water-borne acrylic' },
  { ...entry('applicationType', 'masstone', 1), title: 'Masstone', description: 'Pigment without white' },
  { ...entry('applicationType', 'tint', 2), title: 'Tint 1:10' },
  { ...entry('propertyType', 'rgb', 1), title: 'Colour' },
  ...['lightness', 'a', 'b'].map((code, at) =>
    entry('propertyType', code, at + 2, { decimals: 2, norm: 'ISO 11664-4' }),
  ),
  { ...entry('propertyType', 'si', 10, { norm: 'ASTM E2539' }), title: 'Sparkle' },
  entry('propertyType', 'hue', 5, { unit: '°' }),
  { ...entry('propertyType', 'heat', 6, { unit: '°C', norm: 'EN 12877-2' }), title: 'Heat stability' },
  {
    ...entry('propertyType', 'light', 7, { scale: { min: 1, max: 8, best: 8 }, norm: 'ISO 105-B02' }),
    title: 'Light fastness',
  },
  { ...entry('propertyType', 'astm', 8, { scale: { min: 1, max: 5, best: 1 } }), title: 'ASTM' },
  {
    ...entry('propertyType', 'fastness', 9, {
      scale: { min: 1, max: 5, best: 5 },
      listOptions: [{ key: 'acid', title: 'Acid' }],
    }),
    title: 'Fastness',
  },
];
const color = (more: Partial<TechnicalProperty>, ...[L, a, b]: number[]) => [
  ...[property('lightness', L, more), property('a', a, more), property('b', b, more)],
  property('rgb', { R: L, G: 10, B: 10 }, more),
];

async function open(
  technicalProperties: TechnicalProperty[],
  medium?: string,
  payload: Parameters<typeof renderIsland>[1] = {},
) {
  fakeServices({ [MANIFEST]: { json: catalogues } });
  const product = fakePigment({ technicalProperties });
  const view = renderIsland(<PropertiesSection product={product} isBusy={false} medium={medium} />, {
    services,
    ...payload,
  });
  await screen.findByRole('region', { name: 'Technical properties', busy: false });
  return view;
}
const cell = (table: string, row: RegExp, at: number) =>
  within(within(screen.getByRole('table', { name: table })).getByRole('row', { name: row })).getAllByRole(
    'cell',
  )[at]?.textContent;
const VALUES = 'Fastness and further properties in Alkyd melamine';

it('opens the first medium; closed rows show condition and colour; a press opens and closes (row 178)', async () => {
  await open([...color({}, 40.5, 3, 4), ...color({ ...water, ...tint }, 60, 30, 40)]);
  const alkyd = screen.getByRole('button', { name: /^A?\s*Alkyd melamine/, expanded: true });
  expect(alkyd.textContent).toContain('Stoving enamel');
  expect(alkyd.textContent).toMatch(/L\* 40\.50 C\* 5\.00 h 53\.13° .*Tint 1:10 –no value supplied/);
  const acrylic = screen.getByRole('button', { name: /Water-borne acrylic/, expanded: false });
  expect(acrylic.textContent).toMatch(/Masstone –.*Tint 1:10 L\* 60\.00 C\* 50\.00/);
  await userEvent.click(acrylic);
  expect(acrylic.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(2);
});

it('renders closed content for the browser’s search, which opens it', async () => {
  await open([...color({}, 40, 3, 4), property('heat', 260, water)]);
  const table = await screen.findByRole('table', {
    ...{ name: 'Fastness and further properties in Water-borne acrylic', hidden: true },
  });
  const panel = table.closest('[hidden]');
  expect(panel?.getAttribute('hidden')).toBe('until-found');
  act(() => void panel?.dispatchEvent(new Event('beforematch')));
  screen.getByRole('button', { name: /Water-borne acrylic/, expanded: true });
});

it('shows every type of value, padded to the catalogue’s decimals or as supplied (row 179)', async () => {
  await open([
    ...color({}, 44.1, 3, -4.25),
    property('hue', 28.77),
    property('heat', '7.0'),
    property('light', '7-8'),
    property('astm', 'II'),
    property('fastness', [{ key: 'acid', value: '4' }]),
  ]);
  const COLOUR = 'Colour in Alkyd melamine';
  expect(cell(COLOUR, /^Colour #/, 0)).toBe('#2c0a0a');
  expect(cell(COLOUR, /^LIGHTNESS/, 0)).toBe('44.10');
  expect(cell(COLOUR, /^B /, 0)).toBe('−4.25');
  expect(cell(COLOUR, /^HUE, °/, 0)).toBe('28.77');
  expect(cell(VALUES, /^Heat/, 0)).toBe('7.0');
  expect(cell(VALUES, /^Light/, 0)).toContain('7-8 on a scale from 1 to 8, 8 is best');
  expect(cell(VALUES, /^ASTM/, 0)).toContain('II on a scale from I to V, I is best');
  expect(cell(VALUES, /^Fastness Acid|^Fastness.*Acid/, 0)).toContain('4 on a scale from 1 to 5');
});

it('shows norm and scale under the property', async () => {
  await open([property('light', '8'), property('heat', 300)]);
  screen.getByRole('rowheader', { name: /1–8, ISO 105-B02$/ });
  screen.getByRole('rowheader', { name: /EN 12877-2$/ });
  screen.getByText('Higher is better');
});

it('distinguishes not tested, not recommended and not supplied', async () => {
  await open([
    property('light', 'not_tested'),
    property('heat', 'not_recommended'),
    property('heat', 1, tint),
  ]);
  expect(cell(VALUES, /^Light/, 0)).toBe('not tested');
  expect(cell(VALUES, /^Light/, 1)).toBe('–no value supplied');
  expect(cell(VALUES, /^Heat/, 0)).toBe('not recommended');
});

it('has a table by angle for effect pigments, and no empty masstone beside their tint', async () => {
  await open([
    ...color({ angle: '45' }, 40, 3, 4),
    ...color({ angle: 'as15' }, 110, 1, 1),
    property('si', 8, { angle: '45' }),
    ...color(tint, 60, 3, 4),
  ]);
  const byAngle = screen.getByRole('table', { name: 'Masstone by angle in Alkyd melamine' });
  expect(
    within(byAngle)
      .getAllByRole('columnheader')
      .slice(1)
      .map((head) => head.textContent),
  ).toEqual(['−15°', '45°']);
  // The head names the norm of the colour; rows with another norm name theirs.
  const head = within(byAngle).getAllByRole('columnheader')[0];
  expect(head?.textContent).toBe('Masstone by angleFrom the specular direction, in degrees. ISO 11664-4');
  expect(
    within(byAngle)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
      .filter((text) => /ISO|ASTM/.test(text)),
  ).toEqual(['SparkleASTM E2539']);
  const colour = screen.getByRole('table', { name: 'Colour in Alkyd melamine' });
  expect(
    within(colour)
      .getAllByRole('columnheader')
      .slice(1)
      .map((head) => head.textContent),
  ).toEqual(['Tint 1:10']);
  expect(screen.getByRole('heading', { level: 3, name: /Alkyd/ }).textContent).toContain('45°');
});

it('shows one medium alone if asked to, and nothing without any', async () => {
  const { unmount } = await open([...color({}, 40, 3, 4), property('heat', 260, water)], 'water');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /all$/ })).toBeNull();
  unmount();
  fakeServices({ [MANIFEST]: { json: catalogues } });
  const { container } = renderIsland(<PropertiesSection product={fakePigment()} isBusy={false} />, {
    services,
  });
  await waitFor(() => expect(container.innerHTML).toBe(''));
});

it('says that the names of the properties are missing, shows no code, and recovers', async () => {
  const answers: Record<string, Answer> = { [MANIFEST]: { status: 503, json: {} } };
  fakeServices(answers);
  const product = fakePigment({ technicalProperties: [property('heat', 260)] });
  renderIsland(<PropertiesSection product={product} isBusy={false} />, { services });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The names of the properties could not be loaded.',
  );
  for (const code of [/alkyd/, /heat/, /260/, /CSV/]) expect(screen.queryByText(code)).toBeNull();
  answers[MANIFEST] = { json: catalogues };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('260');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('copies a row, a medium and everything', async () => {
  const texts: string[] = [];
  vi.stubGlobal('ClipboardItem', undefined);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
    writeText: async (text: string) => void texts.push(text),
  } as Clipboard);
  await open([property('heat', 300), property('light', '8'), property('heat', 260, water)]);
  await userEvent.click(screen.getByRole('button', { name: 'Copy row: Heat stability' }));
  expect(texts.at(-1)).toBe(
    [
      'Product\tProduct code\tIndustry\tMedium\tCondition of the medium\tProperty\tMasstone\tUnit\tNorm',
      'Rubelis Red 3240\t469714\tcoatings\tAlkyd melamine\tStoving enamel\tHeat stability\t300\t°C\tEN 12877-2',
    ].join('\n'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy table' }));
  expect(texts.at(-1)?.split('\n')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Copy all' }));
  expect(texts.at(-1)).toContain('Water-borne acrylic');
});

const unforeseen = [
  property('heat', 260),
  property('rub_out', 0.4),
  property('heat', 200, { medium: 'chlorinated-rubber' }),
];

it('leaves out what no catalogue names, in silence', async () => {
  const { bus } = await open(unforeseen);
  expect(screen.getByText('Alkyd melamine')).toBeDefined();
  for (const code of [/rub_out/, /chlorinated/]) expect(screen.queryByText(code)).toBeNull();
  const told = vi.fn();
  bus.on('answer:unknown', told, { replay: true });
  expect(told).not.toHaveBeenCalled();
});

it('shows it to internal users under its codes, and names it to editors', async () => {
  const user = { userId: 'u', email: 'a@example.com', tokenPayload: { roles: ['internal'] } };
  const { bus } = await open(unforeseen, undefined, { user, editor: true });
  for (const code of [/rub_out/, /chlorinated/]) expect(screen.getAllByText(code)).not.toEqual([]);
  const told = vi.fn();
  bus.on('answer:unknown', told, { replay: true });
  expect(told).toHaveBeenCalledExactlyOnceWith({
    names: ['the property "rub_out"', 'the medium "chlorinated-rubber"'],
  });
});
