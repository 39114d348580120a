import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServices } from '../../../../support/services/fake-services.ts';
import { answersWith, product } from '../fake-products.ts';
import { open, shared, table } from '../open-page.tsx';

const cellsOf = (row: RegExp) =>
  within(screen.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent.trim());

const pvc = (type: string, a: number) =>
  Object.entries({ a, b: 5, lightness: 40 }).map(([propertyType, value]) => ({
    ...{ propertyType, value, dataType: propertyType, medium: 'pvc', applicationType: type },
  }));

test('the measured colours stand at the top, with their differences to the reference', async () => {
  fakeServices(answersWith([product(1), product(2), product(3)]));
  open(shared([1, 2, 3]));
  await table();
  expect(cellsOf(/^L\*/)).toEqual(['Masstone 51.00', 'Masstone 52.00', 'Masstone 53.00']);
  expect(cellsOf(/^C\*/)).toEqual(['Masstone 22.36', 'Masstone 28.28', 'Masstone 36.06']);
  expect(cellsOf(/^Δa\*/)).toEqual(['Masstone 0.00', 'Masstone +10.00', 'Masstone +20.00']);
  expect(cellsOf(/^ΔE 00/)).toEqual(['Masstone 0.00', 'Masstone closest 7.76', 'Masstone 13.39']);
  fireEvent.click(screen.getByRole('button', { name: 'Set as reference: Pigment 3' }));
  expect(cellsOf(/^Δa\*/)).toEqual(['Masstone −20.00', 'Masstone −10.00', 'Masstone 0.00']);
});

test('says whose a* and b* are calculated', async () => {
  const polar = Object.entries({ lightness: 50, chroma: 30, hue: 40 }).map(([propertyType, value]) => ({
    ...{ propertyType, value, code: propertyType, dataType: propertyType },
    ...{ medium: 'alkyd', applicationType: 'masstone', industry: 'coatings' },
  }));
  fakeServices(answersWith([product(1), product(2, { technicalProperties: polar })]));
  open(shared([1, 2]));
  await table();
  screen.getByText(/^Not all a\* and b\* were supplied for Pigment 2; the missing ones are calculated/);
});

test('a product that was not measured in the medium is grey and says so', async () => {
  fakeServices(answersWith([product(1), product(2, { technicalProperties: [] })]));
  open(shared([1, 2]));
  await table();
  expect(cellsOf(/^Measured colour/)).toEqual(['Masstone', 'not measuredMasstone']);
  expect(cellsOf(/^a\* green/)).toEqual(['Masstone 10.00', 'Masstone –not measured']);
});

test('masstone and tint of another medium are chosen in the head of the colours', async () => {
  fakeServices(
    answersWith([
      product(1, {
        technicalProperties: [...product(1).technicalProperties, ...pvc('masstone', 30), ...pvc('tint', 12)],
      }),
      product(2),
    ]),
  );
  open(shared([1, 2]));
  await table();
  const choice = screen.getByRole('combobox', { name: 'Measured in' });
  expect(cellsOf(/^a\* green/)[0]).toBe('Masstone 10.00');
  fireEvent.change(choice, { target: { value: 'pvc' } });
  expect(cellsOf(/^a\* green/)[0]).toBe('Masstone 30.00 tint 12.00');
});

test('other media are compared by ΔE00, and a search finds them', async () => {
  const inBoth = (number: number) =>
    product(number, {
      technicalProperties: [...product(number).technicalProperties, ...pvc('masstone', 10 * number)],
    });
  fakeServices(answersWith([inBoth(1), inBoth(2), product(3)]));
  open(shared([1, 2, 3]));
  await table();
  const heading = screen.getByRole('rowheader', { name: 'Other media' });
  const row = screen.getByRole('row', { name: /^pvc Masstone/ });
  expect(heading.closest('tbody')).toBe(row.closest('tbody'));
  expect(cellsOf(/^pvc Masstone/)).toEqual(['Masstone 0.00', 'Masstone 7.33', 'Masstone –not measured']);
  fireEvent.change(screen.getByRole('combobox', { name: 'Measured in' }), { target: { value: 'pvc' } });
  expect(screen.queryByRole('row', { name: /^pvc Masstone/ })).toBeNull();
  expect(screen.getByRole('row', { name: /^Alkyd melamine Masstone/ })).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'other media' } });
  expect(screen.getByRole('row', { name: /^Alkyd melamine Masstone/ })).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
  expect(screen.queryByRole('rowheader', { name: 'Other media' })).toBeNull();
});

test('a search finds the rows of the colours, too', async () => {
  fakeServices(answersWith([product(1), product(2)]));
  open(shared([1, 2]));
  await table();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'chroma' } });
  expect(screen.getByRole('rowheader', { name: /^C\*/ })).toBeDefined();
  expect(screen.queryByRole('rowheader', { name: /^L\*/ })).toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
  expect(screen.queryByRole('rowheader', { name: /^Measured/ })).toBeNull();
});

test('points of the a*/b* plane say their values and have the colour of their coordinates', async () => {
  const rgb = {
    ...{ propertyType: 'rgb', dataType: 'rgb', medium: 'alkyd', applicationType: 'masstone' },
    value: { R: 1, G: 2, B: 3 },
  };
  fakeServices(
    answersWith([
      product(1, { technicalProperties: [...product(1).technicalProperties, rgb] }),
      product(2, { color_values: undefined }),
    ]),
  );
  open(shared([1, 2]));
  await table();
  const fill = async (name: string) =>
    (await screen.findAllByRole('img', { name }))[0]?.querySelector('[style]')?.getAttribute('style');
  expect(await fill('Pigment 1: L* 51.00, a* 10.00, b* 20.00, C* 22.36, h 63.43°')).toContain(
    '--ce-_color: rgb(1 2 3)',
  );
  expect(await fill('Pigment 2: L* 52.00, a* 20.00, b* 20.00, C* 28.28, h 45.00°')).toContain(
    '--ce-_color: rgb(167 110 91)',
  );
});

test('charts show a close-up, the lightness and the whole plane, masstone and tint by one number', async () => {
  fakeServices(
    answersWith([
      product(1, { technicalProperties: [...pvc('masstone', 30), ...pvc('tint', 12)] }),
      product(2, { technicalProperties: pvc('masstone', 32) }),
    ]),
  );
  open(shared([1, 2]));
  await table();
  const point = 'Pigment 1, tint: L* 40.00, a* 12.00, b* 5.00, C* 13.00, h 22.62°';
  // The lightness chart names all figures, too.
  expect(await screen.findAllByRole('img', { name: point })).toHaveLength(3);
  const charts = ['Close-up of the compared colours', 'Lightness of the compared', 'Colour in the a*'];
  for (const name of charts)
    expect(screen.getByLabelText(new RegExp(`^${name}`.replace('*', '\\*')))).toBeDefined();
  const legend = screen.getByRole('list', { name: 'Numbers in the charts' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1Pigment 1', '2Pigment 2']);
  expect(screen.getByText('Hue line (h 9.46°) and chroma arc (C* 30.41) of the reference')).toBeDefined();
  // The heads of the columns have the same numbers.
  for (const number of [1, 2]) {
    const head = screen.getByRole('columnheader', { name: `Pigment ${number}` });
    expect(within(head).getByText(String(number))).toBeDefined();
  }
});

test('a colour without lightness is drawn in grey (row 183)', async () => {
  const withoutL = product(1).technicalProperties.filter(({ propertyType }) => propertyType !== 'lightness');
  fakeServices(answersWith([product(1, { technicalProperties: withoutL }), product(2)]));
  open(shared([1, 2]));
  const [point] = await screen.findAllByRole('img', {
    name: 'Pigment 1: a* 10.00, b* 20.00, C* 22.36, h 63.43°',
  });
  expect(point?.querySelector('[style]')?.getAttribute('style')).toContain('--ce-_color: rgb(128 128 128)');
  expect(cellsOf(/^ΔL\*/)).toEqual(['Masstone –not measured', 'Masstone –not measured']);
  expect(cellsOf(/^Measured colour/)).toEqual(['not measuredMasstone', 'Masstone']);
});

test('without measured values nothing is drawn', async () => {
  const bare = { technicalProperties: [] };
  fakeServices(answersWith([product(1, bare), product(2, bare)]));
  open(shared([1, 2]));
  expect(await screen.findByText('No a* and b* values were measured for these products.')).toBeDefined();
});
