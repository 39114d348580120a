import { vi } from 'vitest';
import type { RawPayload } from '../../../src/payload/schema.ts';
import type { ProductDetailProps } from '../../../widgets/product-detail/island.ts';
import { ProductDetail } from '../../../widgets/product-detail/ProductDetail.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import { fakeServices, type Replies, services } from '../../support/services/fake-services.ts';

const measured = (applicationType: string, values: Record<string, unknown>) =>
  Object.entries(values).map(([propertyType, value]) => ({
    ...{ propertyType, value, applicationType },
    medium: 'alkyd',
  }));

/** The answer for Rubelis Red 3240, as the search service gives it for an industry. */
export const rubelis = {
  id: 'p-0147',
  uid: 'pigments::p-0147',
  prd: '469714',
  product_name: 'Rubelis Red 3240',
  isActive: true,
  industries: ['coatings', 'plastics'],
  brand: 'Rubelis',
  color_space: 'red',
  color_index: 'C.I. Pigment Red 224',
  density: 1.5,
  sustainability: ['peace_of_mind', 'low-carbon'],
  product_description_short: 'Mid-shade red perylene pigment.',
  product_description_long: 'The flat perylene core absorbs strongly.',
  color_values: { R: 170, G: 54, B: 55 },
  coatings: {
    recommendation: 'highly_recommended',
    product_industry_description: 'Our first choice for enamels.',
  },
  plastics: { recommendation: 'recommended', application: [{ key: 'film', hierarchy: 'recommended' }] },
  technicalProperties: [
    ...measured('masstone', {
      ...{ rgb: { R: 171, G: 53, B: 55 }, lightness: 40.47, a: 48.05, b: 26.38, chroma: 54.82, hue: 28.77 },
      light_fastness: '8',
    }),
    ...measured('tint', { rgb: { R: 218, G: 125, B: 125 }, lightness: 62.6, a: 35.79, b: 15.81 }),
  ],
};

/** The titles of fields and properties. */
export const manifest = [
  { code: 'color_index', title: 'Colour Index' },
  { code: 'recommendation', title: 'Recommendation' },
  { code: 'density', title: 'Density', unit: 'g/cm³' },
  { code: 'color_space', title: 'Colour space', options: [{ key: 'red', title: 'Red' }] },
  {
    ...{ code: 'sustainability', title: 'Sustainability' },
    options: [{ key: 'peace_of_mind', title: 'Peace of mind' }],
  },
  {
    ...{ code: 'application', title: 'Application', dataType: 'ranked_list' },
    options: [{ key: 'film', title: 'Blown film' }],
  },
  { catalogue: 'medium', code: 'alkyd', title: 'Alkyd melamine', sort: 1 },
  {
    ...{ catalogue: 'propertyType', code: 'light_fastness', title: 'Light fastness' },
    scale: { min: 1, max: 8, best: 8 },
  },
];

/** What the services answer; a test changes it as it goes. */
export type Answers = Replies;

/** Nothing is ever near the reader, so that no chart is fetched. */
class NothingSeen {
  observe() {}
  disconnect() {}
}

/** Renders the page of a product at an address. */
export function openProduct({
  address = '/product/p-0147?i=coatings',
  answers = {},
  payload = {},
  props = {},
}: {
  address?: string;
  answers?: Answers;
  payload?: RawPayload;
  props?: Partial<ProductDetailProps>;
} = {}) {
  vi.stubGlobal('IntersectionObserver', NothingSeen);
  history.replaceState(null, '', address);
  const given: Answers = {
    'GET /api/v1/pigment/p-0147': { json: rubelis },
    'POST /api/v1/manifest/search': { json: manifest },
    'GET /api/v1/pigment/p-0147/nearest': { json: [] },
    ...answers,
  };
  const sent = fakeServices(given);
  const page = renderIsland(
    <ProductDetail productId="p-0147" productPage="/product/{id}" without={[]} {...props} />,
    {
      services,
      industries: [
        { code: 'coatings', title: 'Coatings' },
        { code: 'plastics', title: 'Plastics' },
      ],
      links: { products: '/products' },
      ...payload,
    },
  );
  return { ...page, answers: given, sent };
}
