import type { RawPayload } from '../../src/payload/schema.ts';
import type { Site } from '../support/serve.ts';
import { builtFiles } from './built-files.ts';
import { contentPage } from './content.ts';

/** Size of the comparison: the maximum number of products, and more fields than any product has. */
export const COMPARED = { products: 4, fields: 120 };

/** Address of the comparison. */
export const COMPARE_PAGE = '/compare';

/** Two products with their compare buttons, and the basket bar. */
export const BASKET_PAGE = '/products';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const item = (number: number) => ({
  id: `p-${number}`,
  uid: `pigments::p-${number}`,
  resultType: 'pigments',
  product_name: `Pigment ${number}`,
});

const payload: RawPayload = {
  version: 1,
  services: { search: '/services' },
  page: { suppressCookieModal: true },
  sharedComparison: {
    title: 'Many fields',
    industry: 'coatings',
    basket: numbers(COMPARED.products).map(item),
  },
};

/** Every second field has the same value for all products. */
const product = (number: number) => ({
  ...item(number),
  color_values: { R: 40 * number, G: 80, B: 200 - 40 * number },
  ...Object.fromEntries(
    numbers(COMPARED.fields).map((field) => [
      `f-${field}`,
      field % 2 ? `Value ${field}` : `${number} of ${field}`,
    ]),
  ),
});

const manifest = numbers(COMPARED.fields).map((field) => ({ code: `f-${field}`, title: `Field ${field}` }));

const compareButton = (number: number) => {
  const props = { ...item(number), industries: ['coatings'], industry: 'coatings' };
  return `<div data-ce-widget="comparison-button" data-ce-props='${JSON.stringify(props)}'></div>`;
};

/** The pages, and services with fixed responses. */
export function compareSite(): Site {
  const head = (fields: RawPayload) => `
<script type="application/json" id="ce-payload">${JSON.stringify(fields)}</script>
<script src="/cdn/ce-widgets.js" defer></script>`;
  const { sharedComparison: _, ...plain } = payload;
  return {
    ...builtFiles(),
    [COMPARE_PAGE]: contentPage(head(payload), '<section data-ce-widget="compare-page"></section>'),
    [BASKET_PAGE]: contentPage(
      head({ ...plain, links: { comparePage: COMPARE_PAGE } }),
      `${compareButton(1)}${compareButton(2)}<div data-ce-widget="basket-bar"></div>`,
    ),
    '/services/api/v1/product-comparison/productsByUids': JSON.stringify(
      numbers(COMPARED.products).map(product),
    ),
    '/services/api/v1/manifest/search': JSON.stringify(manifest),
  };
}
