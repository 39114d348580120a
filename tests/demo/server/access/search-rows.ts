import { call, casesOf, type Expectation, type Row } from './row.ts';
import * as rules from './rules.ts';
import { savedCases } from './saved-things.ts';
import { things } from './things.ts';

const documents = '/api/v1/document';
const catalog = '/api/v1/catalog';
const formulation = '/api/v1/formulation';

/** What only some may filter by: for others no value of it exists. */
const filterFor = (expect: Expectation) =>
  ({ known: { ...expect, others: 'as unknown' }, unknown: { others: 'nothing' } }) as const;

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
  ...(['pigments', 'assets', 'imageStacks'] as const).flatMap((type): Row[] =>
    ['ids', 'product_ids', 'q'].map((key) => ({
      operation: 'searchDocuments',
      way: `${type} by ${key}`,
      isReading: true,
      cases: casesOf(things.products, rules.listedProduct, ({ id, prd }) => ({
        path: `${documents}/search?type=${type}&${key}=${key === 'q' ? prd : id}`,
        body: { size: 100 },
      })),
    })),
  ),
  {
    operation: 'searchDocuments',
    way: 'by pigment',
    isReading: true,
    cases: casesOf(things.products, rules.listedProduct, ({ pigment, id }) => ({
      path: `${documents}/search?color_index=${pigment}`,
      body: { size: 1000 },
      holds: `"${id}"`,
    })),
  },
  {
    operation: 'searchDocuments',
    way: 'pigments as a term',
    isReading: true,
    cases: casesOf(things.products, rules.listedProduct, ({ pigment, id }) => ({
      path: `${documents}/search?q=${pigment}`,
      body: { size: 1000 },
      holds: `"${id}"`,
    })),
  },
  {
    operation: 'searchDocuments',
    way: 'by ingredient',
    isReading: true,
    cases: casesOf(
      { known: { key: 'titanium-white' }, unknown: { key: 'unheard-of' } },
      filterFor({ validated: 'open', staff: 'open' }),
      ({ key }) => ({ path: `${documents}/search?ingredient=${key}` }),
    ),
  },
  {
    operation: 'searchDocuments',
    way: 'by plant',
    isReading: true,
    cases: casesOf(
      { known: { key: 'savannah' }, unknown: { key: 'nowhere' } },
      filterFor({ staff: 'open' }),
      ({ key }) => ({ path: `${documents}/search?prod_plant=${key}` }),
    ),
  },
  {
    operation: 'searchDocuments',
    way: 'by competitor',
    isReading: true,
    cases: casesOf(
      { known: { key: 'lakeside-color' }, unknown: { key: 'nobody' } },
      filterFor({ adminOnly: 'open', competitorOnly: 'open', competitorViewer: 'open', admin: 'open' }),
      ({ key }) => ({ path: `${documents}/search?competitor=${key}` }),
    ),
  },
  {
    operation: 'searchDocuments',
    way: 'by company',
    isReading: true,
    cases: casesOf(
      { known: { key: 'c-nordlack' }, unknown: { key: 'c-nobody' } },
      filterFor({ staff: 'open' }),
      ({ key }) => ({ path: `${documents}/search?company=${key}` }),
    ),
  },
  {
    operation: 'searchMySheets',
    isReading: true,
    cases: casesOf(things.products, companys, ({ id }) => ({
      path: `${documents}/mysheets?product_ids=${id}`,
      holds: `"${id}"`,
    })),
  },
  {
    operation: 'searchCompanySheets',
    isReading: true,
    cases: casesOf(things.products, companys, ({ id }) => ({
      path: `${documents}/company/search?product_ids=${id}`,
      holds: `"${id}"`,
    })),
  },
  {
    operation: 'suggestTerms',
    isReading: true,
    cases: casesOf(things.products, rules.listedProduct, ({ prd, name }) => ({
      path: `${documents}/suggest?q=${prd}`,
      holds: `"${name}"`,
    })),
  },
  {
    operation: 'suggestTerms',
    way: 'pigments',
    isReading: true,
    cases: casesOf(things.products, rules.listedProduct, ({ pigment }) => ({
      path: `${documents}/suggest?q=${pigment}`,
      holds: `"${pigment}"`,
    })),
  },
  {
    operation: 'suggestCompetitorProducts',
    isReading: true,
    cases: call('/api/v1/competitor/product?q=red', rules.competitor.known),
  },
  {
    operation: 'searchNearestToCompetitor',
    isReading: true,
    cases: casesOf(things.competitors, rules.competitor, ({ id }) => ({
      path: `/api/v1/competitor/nearest/${id}`,
    })),
  },
  {
    operation: 'searchNearestToCompetitor',
    way: 'among one product',
    isReading: true,
    cases: casesOf(
      { open: things.products.open, internal: things.products.internal, unknown: things.products.unknown },
      {
        open: rules.competitor.known,
        internal: {
          ...rules.competitor.known,
          ...{ adminOnly: 'as unknown', competitorOnly: 'as unknown' },
        },
        unknown: {
          ...rules.competitor.known,
          ...{
            adminOnly: 'nothing',
            competitorOnly: 'nothing',
            competitorViewer: 'nothing',
            admin: 'nothing',
          },
        },
      },
      ({ id }) => ({ path: `/api/v1/competitor/nearest/k-001?ids=${id}`, holds: `"${id}"` }),
    ),
  },
  ...(['id', 'prd'] as const).flatMap((key): Row[] => [
    {
      operation: 'getPigment',
      way: `by ${key}`,
      isReading: true,
      cases: casesOf(things.products, rules.product, (each) => ({ path: `/api/v1/pigment/${each[key]}` })),
    },
    {
      operation: 'getNearestPigments',
      way: `by ${key}`,
      isReading: true,
      cases: casesOf(things.products, rules.product, (each) => ({
        path: `/api/v1/pigment/${each[key]}/nearest?i=coatings`,
      })),
    },
    {
      operation: 'getFormulations',
      way: `by ${key}`,
      isReading: true,
      cases: casesOf(things.products, rules.product, (each) => ({
        path: `${formulation}/by-ingredient/${each[key]}`,
      })),
    },
    {
      operation: 'getAdvancedComparisons',
      way: `by ${key}`,
      isReading: true,
      cases: casesOf(things.products, rules.product, (each) => ({
        path: `/api/v1/product-comparison/advanced/by-product/${each[key]}`,
      })),
    },
  ]),
  {
    operation: 'getFormulations',
    way: 'titles',
    isReading: true,
    cases: call(
      `${formulation}/by-ingredient/${things.formulated.id}`,
      { validated: 'open', staff: 'open', others: 'nothing' },
      { holds: '"f-' },
    ),
  },
  {
    operation: 'searchFormulations',
    isReading: true,
    cases: call(`${formulation}/search`, rules.formulation.known, { body: {} }),
  },
  {
    operation: 'searchFormulations',
    way: 'by product',
    isReading: true,
    cases: casesOf(
      { internal: things.products.internal, unknown: things.products.unknown },
      {
        internal: { visitor: 'login', customer: 'forbidden', staff: 'nothing', others: 'as unknown' },
        unknown: { visitor: 'login', customer: 'forbidden', others: 'nothing' },
      },
      ({ id }) => ({ path: `${formulation}/search?ingredient=${id}` }),
    ),
  },
  {
    operation: 'getFormulation',
    isReading: true,
    cases: casesOf(things.formulations, rules.formulation, ({ id }) => ({ path: `${formulation}/${id}` })),
  },
  {
    operation: 'saveFormulation',
    cases: casesOf(things.formulations, rules.formulation, ({ id }) => ({
      path: `${formulation}/${id}/favorite`,
    })),
  },
  {
    // Whether it exists makes no difference: afterwards it is not saved.
    operation: 'removeFormulation',
    cases: casesOf(
      things.formulations,
      { known: rules.formulation.known, unknown: rules.formulation.known },
      ({ id }) => ({ path: `${formulation}/${id}/favorite` }),
    ),
  },
  {
    operation: 'listCatalogs',
    isReading: true,
    cases: savedCases(
      {
        own: { visitor: 'nothing', others: 'open' },
        anothers: { others: 'nothing' },
        unknown: { others: 'nothing' },
      },
      (saved) => ({ path: catalog, holds: `"${saved.catalog}"` }),
    ),
  },
  {
    operation: 'makeCatalog',
    cases: casesOf(things.products, sentProduct, ({ id }) => ({
      path: catalog,
      body: { title: 'Reds', productIds: [id] },
    })),
  },
  {
    operation: 'makeCatalog',
    way: 'standard',
    cases: call(catalog, changeStandard, { body: { title: 'Reds', productIds: [], isStandard: true } }),
  },
  {
    operation: 'getCatalog',
    isReading: true,
    cases: {
      ...savedCases(readCatalog, (saved) => ({ path: `${catalog}/${saved.catalog}` })),
      ...casesOf(things.catalogs, { standard: rules.everybody }, ({ id }) => ({ path: `${catalog}/${id}` })),
    },
  },
  {
    operation: 'getCatalog',
    way: 'with an internal product',
    isReading: true,
    cases: {
      standard: {
        ask: () => ({ path: `${catalog}/c-02?perspective=internal`, holds: things.products.internal.id }),
        names: [],
        expect: { staff: 'open', others: 'nothing' },
      },
      own: {
        ask: ({ kind, cast }) => ({
          path: `${catalog}/${cast.saved[kind]?.catalog ?? 'none'}?perspective=internal`,
          holds: things.products.internal.id,
        }),
        names: [],
        expect: { visitor: 'missing', staff: 'open', others: 'nothing' },
      },
    },
  },
  ...(['replaceCatalog', 'removeCatalog'] as const).map((operation): Row => {
    const body =
      operation === 'replaceCatalog' ? { body: { title: 'Blues', productIds: [], version: 1 } } : {};
    return {
      operation,
      cases: {
        ...savedCases(rules.own, (saved) => ({ path: `${catalog}/${saved.catalog}`, ...body })),
        ...casesOf(things.catalogs, { standard: changeStandard }, ({ id }) => ({
          path: `${catalog}/${id}`,
          ...body,
        })),
      },
    };
  }),
  {
    operation: 'replaceCatalog',
    way: 'by one with this product',
    cases: casesOf(things.products, sentProduct, ({ id }, { kind, cast }) => ({
      path: `${catalog}/${cast.saved[kind]?.catalog ?? 'none'}`,
      body: { title: 'Blues', productIds: [id], version: 1 },
    })),
  },
  {
    operation: 'saveCatalog',
    cases: {
      ...savedCases(rules.own, (saved) => ({ path: `${catalog}/${saved.catalog}/favorite` })),
      ...casesOf(things.catalogs, { standard: rules.signedIn }, ({ id }) => ({
        path: `${catalog}/${id}/favorite`,
      })),
    },
  },
  {
    operation: 'forgetCatalog',
    cases: savedCases(
      { own: rules.signedIn, anothers: rules.signedIn, unknown: rules.signedIn },
      (saved) => ({
        path: `${catalog}/${saved.catalog}/favorite`,
      }),
    ),
  },
  ...(['pigments', 'imageStacks'] as const).map(
    (type): Row => ({
      operation: 'getProductsByUids',
      way: type,
      isReading: true,
      cases: casesOf(things.products, rules.listedProduct, ({ id }) => ({
        path: `/api/v1/product-comparison/productsByUids?uids=${id},p-0002&i=coatings&type=${type}`,
        holds: `"${id}"`,
      })),
    }),
  ),
  {
    operation: 'searchManifest',
    way: 'fields',
    isReading: true,
    cases: call(
      '/api/v1/manifest/search?type=field',
      { staff: 'open', others: 'nothing' },
      { holds: '"production_plants"' },
    ),
  },
  {
    operation: 'searchManifest',
    way: 'technical properties',
    isReading: true,
    cases: call('/api/v1/manifest/search?type=technical-property', rules.everybody),
  },
];
