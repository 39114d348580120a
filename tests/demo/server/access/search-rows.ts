import {
  call,
  casesOf,
  type Expectation,
  oneCase,
  type Row,
  reads,
  readsEach,
  writes,
  writesEach,
} from './row.ts';
import * as rules from './rules.ts';
import { ownOf, savedCases } from './saved-things.ts';
import { things } from './things.ts';

const documents = '/api/v1/document';
const catalog = '/api/v1/catalog';
const formulation = '/api/v1/formulation';
const savedSearch = '/api/v1/saved-search';

const search = `${documents}/search`;

const { products } = things;

/** What only some may filter by: for others no value of it exists. */
const filter = (name: string, key: string, expect: Expectation) =>
  readsEach(
    `searchDocuments, by ${name}`,
    { known: { key }, unknown: { key: 'unheard-of' } },
    { known: { ...expect, others: 'as unknown' }, unknown: { others: 'nothing' } },
    (asked) => `${search}?${name}=${asked.key}`,
  );

/** Products of which documents were saved; the company of those whom the staff assigned one. */
const companys = {
  open: { visitor: 'login', others: 'open' },
  discontinued: { visitor: 'login', others: 'open' },
  internal: { visitor: 'login', staff: 'open', others: 'as unknown' },
  unknown: { visitor: 'login', others: 'nothing' },
} as const satisfies Record<string, Expectation>;

/** Catalogues: standard ones are everybody's. */
const readCatalog = {
  own: { visitor: 'missing', others: 'open' },
  anothers: { others: 'as unknown' },
  unknown: { others: 'missing' },
} as const satisfies Record<string, Expectation>;

const changeStandard: Expectation = {
  visitor: 'login',
  ...{ adminOnly: 'open', admin: 'open', catalogManager: 'open' },
  others: 'forbidden',
};

const sentProduct = {
  ...rules.keptProduct,
  unknown: { visitor: 'login', others: 'invalid' },
} as const satisfies Record<string, Expectation>;

/** Calls of the search service. */
export const searchRows: readonly Row[] = [
  ...['pigments', 'assets', 'imageStacks'].flatMap((type) =>
    ['ids', 'product_ids', 'q'].map((key) =>
      readsEach(`searchDocuments, ${type} by ${key}`, products, rules.listedProduct, ({ id, prd }) => ({
        path: `${search}?type=${type}&${key}=${key === 'q' ? prd : id}`,
        body: { size: 100 },
      })),
    ),
  ),
  ...['color_index', 'q'].map((key) =>
    readsEach(`searchDocuments, by pigment as ${key}`, products, rules.listedProduct, ({ pigment, id }) => ({
      path: `${search}?${key}=${pigment}`,
      body: { size: 1000 },
      holds: `"${id}"`,
    })),
  ),
  filter('ingredient', 'titanium-white', { validated: 'open', staff: 'open' }),
  filter('prod_plant', 'savannah', { staff: 'open' }),
  filter('competitor', 'lakeside-color', rules.eachOf(rules.competitorViewers, 'open')),
  filter('company', 'c-nordlack', { staff: 'open' }),
  ...[['searchMySheets', 'mysheets'] as const, ['searchCompanySheets', 'company/search'] as const].map(
    ([title, path]) =>
      readsEach(title, products, companys, ({ id }) => ({
        path: `${documents}/${path}?product_ids=${id}`,
        holds: `"${id}"`,
      })),
  ),
  readsEach('suggestTerms', products, rules.listedProduct, ({ prd, name }) => ({
    path: `${documents}/suggest?q=${prd}`,
    holds: `"${name}"`,
  })),
  readsEach('suggestTerms, pigments', products, rules.listedProduct, ({ pigment }) => ({
    path: `${documents}/suggest?q=${pigment}`,
    holds: `"${pigment}"`,
  })),
  reads('suggestCompetitorProducts', call('/api/v1/competitor/product?q=red', rules.competitor.known)),
  readsEach(
    'searchNearestToCompetitor',
    things.competitors,
    rules.competitor,
    ({ id }) => `/api/v1/competitor/nearest/${id}`,
  ),
  readsEach(
    'searchNearestToCompetitor, among one product',
    { open: products.open, internal: products.internal, unknown: products.unknown },
    {
      open: rules.competitor.known,
      internal: { ...rules.competitor.known, adminOnly: 'as unknown', competitorOnly: 'as unknown' },
      unknown: { ...rules.competitor.known, ...rules.eachOf(rules.competitorViewers, 'nothing') },
    },
    ({ id }) => ({ path: `/api/v1/competitor/nearest/k-001?ids=${id}`, holds: `"${id}"` }),
  ),
  reads('getColorConditions', call('/api/v1/color/conditions', rules.everybody)),
  readsEach('searchNearestToColor, among one product', products, rules.listedProduct, ({ id }) => ({
    path: `/api/v1/color/nearest?L=40&a=50&b=30&ids=${id}`,
    holds: `"${id}"`,
  })),
  reads('searchNearestToColor', call('/api/v1/color/nearest?L=40&a=50&b=30', rules.everybody)),
  ...(['id', 'prd'] as const).flatMap((key) => [
    readsEach(`getPigment, by ${key}`, products, rules.product, (each) => `/api/v1/pigment/${each[key]}`),
    readsEach(
      `getNearestPigments, by ${key}`,
      products,
      rules.product,
      (each) => `/api/v1/pigment/${each[key]}/nearest?i=coatings`,
    ),
    readsEach(
      `getFormulations, by ${key}`,
      products,
      rules.product,
      (each) => `${formulation}/by-ingredient/${each[key]}`,
    ),
    readsEach(
      `getAdvancedComparisons, by ${key}`,
      products,
      rules.product,
      (each) => `/api/v1/product-comparison/advanced/by-product/${each[key]}`,
    ),
  ]),
  reads(
    'getFormulations, titles',
    call(
      `${formulation}/by-ingredient/${things.formulated.id}`,
      { validated: 'open', staff: 'open', others: 'nothing' },
      { holds: '"f-' },
    ),
  ),
  reads('searchFormulations', call(`${formulation}/search`, rules.formulation.known, { body: {} })),
  readsEach(
    'searchFormulations, by product',
    { internal: products.internal, unknown: products.unknown },
    {
      internal: { visitor: 'login', customer: 'forbidden', staff: 'nothing', others: 'as unknown' },
      unknown: { visitor: 'login', customer: 'forbidden', others: 'nothing' },
    },
    ({ id }) => `${formulation}/search?ingredient=${id}`,
  ),
  readsEach('getFormulation', things.formulations, rules.formulation, ({ id }) => `${formulation}/${id}`),
  writesEach(
    'saveFormulation',
    things.formulations,
    rules.formulation,
    ({ id }) => `${formulation}/${id}/favorite`,
  ),
  writesEach(
    // Whether it exists makes no difference: afterwards it is not saved.
    'removeFormulation',
    things.formulations,
    { known: rules.formulation.known, unknown: rules.formulation.known },
    ({ id }) => `${formulation}/${id}/favorite`,
  ),
  reads(
    'listCatalogs',
    savedCases(
      {
        own: { visitor: 'nothing', others: 'open' },
        anothers: { others: 'nothing' },
        unknown: { others: 'nothing' },
      },
      (saved) => ({ path: catalog, holds: `"${saved.catalog}"` }),
    ),
  ),
  writesEach('makeCatalog', products, sentProduct, ({ id }) => ({
    path: catalog,
    body: { title: 'Reds', productIds: [id] },
  })),
  writes(
    'makeCatalog, standard',
    call(catalog, changeStandard, { body: { title: 'Reds', productIds: [], isStandard: true } }),
  ),
  reads('getCatalog', {
    ...savedCases(readCatalog, (saved) => `${catalog}/${saved.catalog}`),
    ...casesOf(things.catalogs, { standard: rules.everybody }, ({ id }) => `${catalog}/${id}`),
  }),
  reads('getCatalog, with an internal product', {
    standard: oneCase({ staff: 'open', others: 'nothing' }, () => ({
      path: `${catalog}/c-02?perspective=internal`,
      holds: products.internal.id,
    })),
    own: oneCase({ visitor: 'missing', staff: 'open', others: 'nothing' }, (circumstances) => ({
      path: `${catalog}/${ownOf(circumstances).catalog}?perspective=internal`,
      holds: products.internal.id,
    })),
  }),
  ...(['replaceCatalog', 'removeCatalog'] as const).map((operation) => {
    const isReplaced = operation === 'replaceCatalog';
    const body = isReplaced ? { body: { title: 'Blues', productIds: [], version: 1 } } : {};
    const at = (id: string) => ({ path: `${catalog}/${id}`, ...body });
    return writes(operation, {
      ...savedCases(rules.own, (saved) => at(saved.catalog)),
      ...casesOf(things.catalogs, { standard: changeStandard }, ({ id }) => at(id)),
    });
  }),
  writesEach('replaceCatalog, by one with this product', products, sentProduct, ({ id }, circumstances) => ({
    path: `${catalog}/${ownOf(circumstances).catalog}`,
    body: { title: 'Blues', productIds: [id], version: 1 },
  })),
  writes('saveCatalog', {
    ...savedCases(rules.own, (saved) => `${catalog}/${saved.catalog}/favorite`),
    ...casesOf(things.catalogs, { standard: rules.signedIn }, ({ id }) => `${catalog}/${id}/favorite`),
  }),
  writes(
    'forgetCatalog',
    savedCases(
      { own: rules.signedIn, anothers: rules.signedIn, unknown: rules.signedIn },
      (saved) => `${catalog}/${saved.catalog}/favorite`,
    ),
  ),
  reads('listSavedSearches', call(savedSearch, rules.signedIn, { holds: '"name":"Saved"' })),
  reads(
    'listSavedSearches, of an internal product',
    call(
      `${savedSearch}?counts=true`,
      { visitor: 'login', staff: 'open', others: 'nothing' },
      { holds: '"total":1' },
    ),
  ),
  writes(
    'saveSearch',
    call(savedSearch, rules.signedIn, { body: { name: 'Reds', address: '/search?c=red', filters: 'c=red' } }),
  ),
  writes(
    'confirmSavedSearch',
    savedCases(rules.own, (saved) => `${savedSearch}/${saved.search}/seen`),
  ),
  writes(
    'removeSavedSearch',
    savedCases(rules.own, (saved) => `${savedSearch}/${saved.search}`),
  ),
  ...['pigments', 'imageStacks'].map((type) =>
    readsEach(`getProductsByUids, ${type}`, products, rules.listedProduct, ({ id }) => ({
      path: `/api/v1/product-comparison/productsByUids?uids=${id},p-0002&i=coatings&type=${type}`,
      holds: `"${id}"`,
    })),
  ),
  reads(
    'searchManifest, fields',
    call(
      '/api/v1/manifest/search?type=field',
      { staff: 'open', others: 'nothing' },
      { holds: '"production_plants"' },
    ),
  ),
  reads(
    'searchManifest, technical properties',
    call('/api/v1/manifest/search?type=technical-property', rules.everybody),
  ),
];
