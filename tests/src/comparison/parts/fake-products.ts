import type { Answer } from '../../../support/services/answers.ts';

const PRODUCTS = 'GET /api/v1/product-comparison/productsByUids';
export const MANIFEST = 'POST /api/v1/manifest/search';

const measured = (a: number, b: number, lightness = 50) =>
  Object.entries({ a, b, lightness }).map(([propertyType, value]) => ({
    ...{ propertyType, value, code: propertyType, dataType: propertyType },
    ...{ medium: 'alkyd', applicationType: 'masstone', industry: 'coatings' },
  }));

/** A product as the search service tells it. */
export const product = (number: number, more: object = {}) => ({
  id: `p-${number}`,
  uid: `pigments::p-${number}`,
  prd: `20000${number}`,
  product_name: `Pigment ${number}`,
  industries: ['coatings'],
  color_values: { R: 200, G: 30, B: 10 * number, image: null },
  brand: number === 1 ? 'Rubelis' : 'Azurenta',
  color_space: 'red',
  technicalProperties: measured(10 * number, 20, 50 + number),
  ...more,
});

/** A product in a basket. */
export const item = (number: number) => ({
  id: `p-${number}`,
  uid: `pigments::p-${number}`,
  resultType: 'pigments',
  product_name: `Pigment ${number}`,
});

/** Fields and catalogues alike: each reader leaves out what is not its own. */
const manifest = [
  { code: 'brand', title: 'Brand', dataType: 'string' },
  { code: 'color_space', title: 'Colour space', options: [{ key: 'red', title: 'Red' }] },
  { code: 'application', title: 'Application', options: [{ key: 'coil', title: 'Coil coating' }] },
  { catalogue: 'medium', code: 'alkyd', title: 'Alkyd melamine', sort: 1 },
  { catalogue: 'applicationType', code: 'masstone', title: 'Masstone', sort: 1 },
  { catalogue: 'medium', code: 'pvc', title: 'pvc', sort: 2 },
  { catalogue: 'applicationType', code: 'tint', title: 'tint', sort: 2 },
  ...['gloss', 'hiding', 'light_fastness'].map((code) => ({ catalogue: 'propertyType', code, title: code })),
  { catalogue: 'propertyType', code: 'a', title: 'a*', sort: 1 },
];

/** Products that lack data, or have data of a wrong form. */
export function wrongAnswersWith(products: unknown): Record<string, Answer> {
  return { [PRODUCTS]: { wrong: products }, [MANIFEST]: { json: manifest } };
}

/** Answers of the search service. */
export function answersWith(products: unknown): Record<string, Answer> {
  return { [PRODUCTS]: { json: products }, [MANIFEST]: { json: manifest } };
}
export { PRODUCTS };
