import { expect, test } from 'vitest';
import type { TechnicalEntry, TechnicalProperty } from '../../../src/domain/technical/technical-property.ts';
import type { Product } from '../../../src/services/products.ts';
import { mediaWithColors } from '../../../widgets/compare-page/media-with-colors.ts';

const catalogues = [
  { catalogue: 'medium', code: 'alkyd', title: 'Alkyd', sort: 1 },
  { catalogue: 'medium', code: 'pvc', title: 'PVC', sort: 2 },
  { catalogue: 'applicationType', code: 'masstone', title: 'Masstone', sort: 1 },
] as TechnicalEntry[];

const property = (medium: string, propertyType: string) =>
  ({ medium, propertyType, value: 10, applicationType: 'masstone' }) as TechnicalProperty;
const measuredIn = (...media: string[]) =>
  media.flatMap((medium) => [property(medium, 'a'), property(medium, 'b')]);
const product = (...technicalProperties: TechnicalProperty[]) =>
  ({ technicalProperties }) as unknown as Product;

test('lists the media of most products first, with a place for each product', () => {
  const media = mediaWithColors(
    [product(...measuredIn('pvc')), product(...measuredIn('alkyd', 'pvc'))],
    catalogues,
  );
  expect(media.map(({ title }) => title)).toEqual(['PVC, Masstone', 'Alkyd, Masstone']);
  expect(media.map(({ colors }) => colors.map((ofProduct) => ofProduct.length))).toEqual([
    [1, 1],
    [0, 1],
  ]);
});

test('leaves out a medium in which no colour was measured', () => {
  expect(mediaWithColors([product(property('alkyd', 'a'))], catalogues)).toEqual([]);
});
