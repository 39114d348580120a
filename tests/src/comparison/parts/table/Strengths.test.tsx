import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServices } from '../../../../support/services/fake-services.ts';
import { answersWith, MANIFEST, product } from '../fake-products.ts';
import { open, shared, table } from '../open-page.tsx';

const value = (propertyType: string, own: unknown, applicationType = 'masstone') => ({
  ...{ propertyType, value: own, code: propertyType },
  dataType: typeof own === 'number' ? 'number' : 'text',
  ...{ medium: 'alkyd', applicationType, industry: 'coatings' },
});

/** A product with a measured colour, redder with its number, and these values. */
const measured = (number: number, ...values: ReturnType<typeof value>[]) => {
  const color = [value('lightness', 50), value('a', 10 + number), value('b', 20)];
  return product(number, { technicalProperties: [...color, ...values] });
};

async function openWith(products: { id: string }[]) {
  fakeServices({
    ...answersWith(products),
    [MANIFEST]: {
      json: [
        { catalogue: 'medium', code: 'alkyd', title: 'Alkyd melamine' },
        { catalogue: 'applicationType', code: 'masstone', title: 'Masstone', sort: 1 },
        { catalogue: 'applicationType', code: 'tint', title: 'Tint 1:10', sort: 2 },
        ...['light_fastness', 'weather_fastness'].map((code) => ({
          ...{ catalogue: 'propertyType', code, title: code, scale: { min: 1, max: 8, best: 8 } },
        })),
        { catalogue: 'propertyType', code: 'heat_stability', title: 'Heat stability', unit: '°C' },
      ],
    },
  });
  open(shared(products.map((_, at) => at + 1)));
  await table();
}

/** The line of each product. */
const lines = () =>
  within(screen.getByRole('region', { name: 'Which is better for what' }))
    .getAllByRole('term')
    .map(({ parentElement }) => parentElement?.textContent?.replaceAll('\u00a0', ' '));

test('says in a line for each product what it is better for, and in what it was measured (row 251)', async () => {
  await openWith([
    measured(1, value('light_fastness', '8'), value('heat_stability', 260)),
    measured(2, value('light_fastness', '8'), value('heat_stability', 300)),
    measured(3, value('light_fastness', '6')),
  ]);
  expect(lines()).toEqual([
    '1 Pigment 1Most light-fast: 8 (shared with 2)',
    expect.stringMatching(
      /^2 Pigment 2Most light-fast: 8 \(shared with 1\)Highest heat stability: 300 °C \(2 of 3 measured\)Nearest to the reference: ΔE00 \d+\.\d\d \(Masstone\)$/,
    ),
    '3 Pigment 3Nothing in which it is ahead',
  ]);
  screen.getByText('Only what was measured for at least two of them and differs, in Alkyd melamine.');
  const heat = within(await table()).getByRole('row', { name: /^Heat stability/ });
  expect(within(heat).getAllByText('best')).toHaveLength(1);
});

test('names the application where masstones are equal', async () => {
  await openWith([
    measured(1, value('weather_fastness', '5'), value('weather_fastness', '3', 'tint')),
    measured(2, value('weather_fastness', '5'), value('weather_fastness', '4', 'tint')),
  ]);
  expect(lines()[1]).toBe('2 Pigment 2Most weather-fast: 4 (Tint 1:10)');
});

test('is not there where nothing tells the products apart', async () => {
  await openWith([measured(1, value('light_fastness', '8')), measured(2, value('light_fastness', '8'))]);
  expect(screen.queryByRole('region', { name: 'Which is better for what' })).toBeNull();
});
