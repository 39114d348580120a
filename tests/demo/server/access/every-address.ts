import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import type { ServiceName } from '../../../../demo/server/base/ports.ts';
import { internalIds, planted, WITH_SUCCESSOR } from './planted.ts';
import type { Cast } from './stage.ts';
import { things } from './things.ts';

/** A question to the services, or for a page. */
export interface Question {
  service: ServiceName;
  method: string;
  path: string;
  body?: unknown;
  /** Beside the session's. */
  cookie?: string;
}

/** Of the test's catalogue, in which the codes of internal products are planted. */
const maker = catalogueMaker();
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const padded = (number: number, length: number) => String(number).padStart(length, '0');

const productIds = numbers(318).map((number) => `p-${padded(number, 4)}`);

const get = (service: ServiceName, path: string): Question => ({ service, method: 'GET', path });
const post = (service: ServiceName, path: string, body: unknown): Question => ({
  ...{ service, method: 'POST', path, body },
});

const { open, discontinued } = things.products;

/** Products of which more is asked. */
const examples = [...internalIds, WITH_SUCCESSOR, open.id, discontinued.id, things.formulated.id, 'p-0002'];

/** What somebody may ask of all kinds, also about what is hidden; of each product only by `aboutEveryProduct`. */
export function everyAddress(cast: Cast): Question[] {
  return [
    ...examples.flatMap(aboutExample),
    ...[internalIds[0] ?? '', WITH_SUCCESSOR, things.formulated.id].flatMap(aboutDrawn),
    ...['a-0002', 'a-0086', 'a-0248'].flatMap(aboutDocuments),
    ...listings(),
    ...terms(),
    ...formulations(),
    ...competitors(),
    ...colours(),
    ...catalogs(cast),
    ...comparisons(cast),
    ...own(),
    ...pages(),
  ];
}

/** What is asked about each product of the catalogue. */
export function aboutEveryProduct(): Question[] {
  return productIds.flatMap(aboutProduct);
}

/** The part of it that differs for validated users. */
export function formulationsOfEveryProduct(): Question[] {
  return productIds.map((id) => get('search', `/api/v1/formulation/by-ingredient/${id}`));
}

function aboutProduct(id: string): Question[] {
  return [
    get('search', `/api/v1/pigment/${id}`),
    get('search', `/api/v1/formulation/by-ingredient/${id}`),
    get('search', `/api/v1/product-comparison/advanced/by-product/${id}`),
    get('search', `/api/v1/pigment/${id}/nearest?i=coatings&limit=20`),
    get('site', `/product/${id}`),
  ];
}

/** What is asked about some products. */
export function aboutExample(id: string): Question[] {
  const uids = `uids=${id},p-0002&i=coatings`;
  const emg = maker.product(Number(id.slice(2)) - 1).prd;
  return [
    ...aboutProduct(id),
    get('search', `/api/v1/product-comparison/productsByUids?${uids}`),
    get('search', `/api/v1/product-comparison/productsByUids?${uids}&type=imageStacks`),
    get('site', `/admin/products/${id}`),
    ...['pigments', 'assets', 'imageStacks'].map((type) =>
      post('search', `/api/v1/document/search?type=${type}&product_ids=${id}`, {}),
    ),
    get('document', `/api/v2/msds/languages?emg=${emg}`),
    post('document', '/api/v2/msds/document', { emg, language: 'Eng', type: 'sds-eu' }),
  ];
}

/** PDFs, which take long to draw. */
export function aboutDrawn(id: string): Question[] {
  return [
    get('backend', `/util/download/pigment?id=${id}&i=coatings&perspective=internal`),
    get('backend', `/util/download/comparison?i=coatings&productUids=${id},p-0002&perspective=internal`),
  ];
}

/** What is asked about documents. @param prefix of the ids of a product's documents */
export function aboutDocuments(prefix: string): Question[] {
  const assets = numbers(17).map((number) => `${prefix}-${padded(number, 2)}`);
  return [
    ...assets.flatMap((asset) => [
      get('document', `/api/v2/document/${asset}`),
      get('document', `/api/v2/document/history/${asset}`),
      get('site', `/shared-document?document=${asset}`),
      get('site', `/shared-document/download?document=${asset}`),
    ]),
    ...assets.slice(10).map((asset) => get('document', `/api/v2/document/download/${asset}`)),
    post('document', '/api/v2/document/archive', { assetIds: assets }),
  ];
}

/** All that is listed, with all its facets. */
function listings(): Question[] {
  const facets = ['brand=Zqbrand', 'topic=zqtopic', 'application=zqpurpose', 'prod_plant=zqplant'];
  const pigments = ['PR185', 'PR255', 'PB15:4', 'FX-SM-07'].map((key) => `color_index=${key}`);
  const orders = ['sort=name', 'sort=newest', 'sort=type', 'no_internal=true', 'i=coatings', 'tab=all'];
  const kinds = ['type=pigments', 'type=assets', 'type=imageStacks', 'type=assets&asset_type=test_report'];
  return [
    ...[...facets, ...pigments, ...orders, ...kinds, 'competitor=zqmaker', 'ingredient=titanium-white'].map(
      (filter) => post('search', `/api/v1/document/search?${filter}`, { size: 1000 }),
    ),
    post('search', '/api/v1/document/search', { isProductSuggestRequest: true, size: 1000 }),
    post('search', '/api/v1/document/mysheets', { size: 250 }),
    post('search', '/api/v1/document/company/search', { size: 250 }),
    ...['document', 'field', 'technical-property'].map((type) =>
      post('search', `/api/v1/manifest/search?type=${type}`, {}),
    ),
  ];
}

/** What is searched and completed: the words begun, and misspelt. */
function terms(): Question[] {
  const words = [...Object.values(planted).flat(), 'PR185', 'PR255', 'internal test report'];
  const misspelt = words.map((word) => `${word.slice(0, 3)}x${word.slice(4)}`);
  const asked = [...new Set([...words.map((word) => word.slice(0, 4)), ...misspelt])];
  return [
    ...asked.flatMap((term) => [
      post('search', `/api/v1/document/search?q=${term}`, { size: 1 }),
      get('search', `/api/v1/document/suggest?q=${term}`),
      get('search', `/api/v1/document/suggest?type=assets&q=${term}`),
      post('search', `/api/v1/formulation/search?q=${term}`, { size: 1 }),
    ]),
    ...misspelt.map((term) => get('site', `/search?q=${term}`)),
  ];
}

function formulations(): Question[] {
  const ids = numbers(17).map((number) => `f-${padded(number, 4)}`);
  return [
    post('search', '/api/v1/formulation/search', { size: 1000 }),
    ...ids.flatMap((id) => [
      get('search', `/api/v1/formulation/${id}`),
      get('site', `/formulations?id=${id}`),
    ]),
    get('site', '/formulations'),
  ];
}

function competitors(): Question[] {
  return [
    get('search', '/api/v1/competitor/product'),
    ...['k-001', 'k-100', 'k-200'].map((id) =>
      post('search', `/api/v1/competitor/nearest/${id}`, { size: 1000 }),
    ),
  ];
}

function colours(): Question[] {
  const path = '/api/v1/color/nearest?L=40&a=50&b=30';
  return [
    get('search', '/api/v1/color/conditions'),
    ...['masstone', 'tint'].map((type) => post('search', `${path}&applicationType=${type}`, { size: 1000 })),
    post('search', `${path}&tolerance=0.01`, {}),
  ];
}

function catalogs({ saved }: Cast): Question[] {
  const standard = numbers(14).map((number) => `c-${padded(number, 2)}`);
  const ids = [...standard, saved.internal?.catalog, saved.withdrawn?.catalog];
  return [
    get('search', '/api/v1/catalog?perspective=internal'),
    ...ids.map((id) => get('search', `/api/v1/catalog/${id}?perspective=internal`)),
    ...['c-02', saved.withdrawn?.catalog].map((id) =>
      get('backend', `/util/download/catalog?id=${id}&perspective=internal`),
    ),
  ];
}

function comparisons({ saved }: Cast): Question[] {
  const basket = [...internalIds.slice(0, 2), open.id].map((id) => ({
    ...{ id, uid: `pigments::${id}`, resultType: 'pigments', product_name: id },
  }));
  const made = JSON.stringify({ title: 'Made by hand', industry: 'coatings', basket });
  return [
    { ...get('site', '/compare'), cookie: `ce-activeComparison=${encodeURIComponent(made)}` },
    get('site', `/compare?i=coatings&uids=${basket.map(({ uid }) => uid).join()}`),
    ...[saved.internal, saved.withdrawn].map((each) => get('site', `/compare?comparison=${each?.shareId}`)),
    ...numbers(40).map((number) => get('site', `/compare?advanced=ac-${padded(number, 3)}`)),
  ];
}

/** What users have saved and done. */
function own(): Question[] {
  return [
    get('user', '/api/v1/user/me/log?type=sampleRequest&limit=100'),
    get('user', '/api/v1/product-sheet/favorite'),
    get('user', '/api/v1/product-comparison'),
  ];
}

function pages(): Question[] {
  const listings = ['/products', '/products?i=coatings', '/search?type=assets', '/search?type=imageStacks'];
  const sheets = ['/sheets', '/sheets?tab=mysheets', '/sheets?tab=company'];
  const others = [
    '',
    'search',
    'compare',
    'catalogs',
    'competitors',
    'safety-sheets',
    'regulatory',
    'colour-search',
    'profile',
    'contact',
    'nowhere',
  ];
  const further = numbers(14).map((page) => `/products?page=${page}`);
  return [...listings, ...sheets, ...others.map((name) => `/${name}`), ...further].map((path) =>
    get('site', path),
  );
}
