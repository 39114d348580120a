import type * as v from 'valibot';
import type { ServiceCall } from '../../../../src/http/service-call.ts';
import { recordOf, textOf } from '../../../../src/payload/raw-values.ts';
import { catalogSchema, catalogSummary } from '../../../../src/services/answers/catalogs.ts';
import { measuredConditions, nearestToColor } from '../../../../src/services/answers/color-search.ts';
import { competitor, nearestResult } from '../../../../src/services/answers/competitors.ts';
import { fieldEntry, technicalEntry } from '../../../../src/services/answers/field-manifest.ts';
import { formulationResult } from '../../../../src/services/answers/formulation-search.ts';
import { formulation } from '../../../../src/services/answers/formulations.ts';
import { formulationDetail } from '../../../../src/services/answers/guide-formulations.ts';
import { documentEntry } from '../../../../src/services/answers/manifest.ts';
import { near } from '../../../../src/services/answers/nearest.ts';
import { pigment } from '../../../../src/services/answers/pigment.ts';
import { product } from '../../../../src/services/answers/products.ts';
import { savedSearch } from '../../../../src/services/answers/saved-searches.ts';
import { suggestion } from '../../../../src/services/answers/suggestions.ts';
import { listOfValid } from '../../../../src/services/list-of-valid.ts';
import { fieldsCall, technicalEntriesCall } from '../../../../src/services/product-calls.ts';
import { searchResult } from '../../../../src/services/search.ts';
import { type Examples, UNKNOWN } from '../examples.ts';
import type { ReadCall, Refused } from './call.ts';
import { documentExamples, firstId, itemsOf, productExamples } from './raw-answer.ts';

const unknownProduct: Refused = {
  what: 'about an unknown product',
  status: 404,
  examples: { productId: UNKNOWN },
};

const negativeStart: Refused = { what: 'from hit -1 on', status: 400, body: { from: -1 } };

/** A red. */
const COLOR = { L: '40', a: '50', b: '30' };

/** Facets that are open to other viewers alone: by the contract, a visitor's answer has neither values nor counts of them. */
const CLOSED_FACETS = ['prod_plant', 'company', 'competitor', 'ingredient'];

/** Calls of the search service. What the first ones answer, the others are asked about. */
export const searchCalls: readonly ReadCall[] = [
  {
    ...{ service: 'search', method: 'POST', path: '/api/v1/document/search', query: { type: 'pigments' } },
    ...{ access: 'everyone', privacy: 'viewer', answer: searchResult },
    learn: (answer) => learnProducts(itemsOf(recordOf(answer).hits)),
    forVisitors: closedFacets,
    refuses: [negativeStart],
  },
  {
    ...{ service: 'search', method: 'GET', path: '/api/v1/pigment/{productId}' },
    ...{ access: 'everyone', privacy: 'viewer', answer: pigment },
    learn: (answer) => ({
      ...productExamples(recordOf(answer)),
      ...documentExamples(itemsOf(recordOf(answer).assets)),
    }),
    refuses: [unknownProduct],
  },
  {
    ...{ service: 'search', method: 'POST', path: '/api/v1/document/search', query: { type: 'assets' } },
    ...{ access: 'everyone', privacy: 'viewer', answer: searchResult, body: { size: 100 } },
    learn: (answer) => documentExamples(itemsOf(recordOf(answer).hits)),
    forVisitors: closedFacets,
  },
  {
    ...{ service: 'search', method: 'POST', path: '/api/v1/document/mysheets', query: { tab: 'mysheets' } },
    ...{ access: 'user', privacy: 'person', answer: searchResult },
    refuses: [negativeStart],
  },
  {
    ...{ service: 'search', method: 'POST', path: '/api/v1/document/company/search' },
    ...{ access: 'user', privacy: 'person', answer: searchResult, query: { tab: 'company' } },
    refuses: [negativeStart],
  },
  {
    ...{ service: 'search', method: 'GET', path: '/api/v1/document/suggest', query: { q: '{term}' } },
    ...{ access: 'everyone', privacy: 'viewer', answer: listOfValid(suggestion) },
  },
  manifestCall(fieldsCall(), fieldEntry),
  manifestCall(technicalEntriesCall(), technicalEntry),
  {
    ...{ service: 'search', method: 'POST', path: '/api/v1/manifest/search', query: { type: 'document' } },
    ...{ access: 'everyone', privacy: 'viewer', answer: listOfValid(documentEntry) },
    body: { source: ['code', 'title', 'documentCategory', 'availableInSearch', 'accessLevel'] },
    refuses: [{ what: 'of an unknown type', status: 400, query: { type: UNKNOWN } }],
  },
  {
    ...{ service: 'search', method: 'GET', path: '/api/v1/product-comparison/productsByUids' },
    ...{ access: 'everyone', privacy: 'viewer', answer: listOfValid(product) },
    query: { uids: '{uid}', i: '{industry}' },
    refuses: [{ what: 'without an industry', status: 400, query: { uids: '{uid}' } }],
  },
  {
    ...{ service: 'search', method: 'GET', path: '/api/v1/pigment/{productId}/nearest' },
    ...{ access: 'everyone', privacy: 'viewer', answer: listOfValid(near) },
    query: { i: '{industry}', applicationType: 'masstone', limit: '4' },
    refuses: [unknownProduct, { what: 'without an industry', status: 400, query: {} }],
  },
  {
    ...{ service: 'search', method: 'GET', path: '/api/v1/competitor/product', query: { q: '' } },
    ...{ access: 'right', privacy: 'person', answer: listOfValid(competitor) },
    learn: (answer) => ({ competitorId: firstId(answer) }),
  },
  {
    ...{ service: 'search', method: 'POST', path: '/api/v1/competitor/nearest/{competitorId}' },
    ...{ access: 'right', privacy: 'person', answer: nearestResult },
    refuses: [
      { what: 'about an unknown product', status: 404, examples: { competitorId: UNKNOWN } },
      negativeStart,
    ],
  },
  {
    ...{ service: 'search', method: 'GET', path: '/api/v1/color/conditions' },
    ...{ access: 'everyone', privacy: 'viewer', answer: measuredConditions },
  },
  {
    ...{ service: 'search', method: 'POST', path: '/api/v1/color/nearest' },
    ...{ access: 'everyone', privacy: 'viewer', answer: nearestToColor, query: COLOR },
    forVisitors: closedFacets,
    refuses: [
      { what: 'about a colour without b*', status: 400, query: { L: '40', a: '50' } },
      { what: 'about a light that is not measured', status: 400, query: { ...COLOR, illuminant: UNKNOWN } },
      negativeStart,
    ],
  },
  {
    ...{ service: 'search', method: 'GET', path: '/api/v1/formulation/by-ingredient/{productId}' },
    ...{ access: 'everyone', privacy: 'viewer', answer: listOfValid(formulation) },
    forVisitors: (answer) =>
      itemsOf(answer).length > 0 ? 'formulations, which are for validated and internal users' : undefined,
    refuses: [unknownProduct],
  },
  {
    ...{ service: 'search', method: 'POST', path: '/api/v1/formulation/search' },
    ...{ access: 'right', privacy: 'person', answer: formulationResult },
    learn: (answer) => ({ formulationId: firstId(recordOf(answer).hits) }),
    refuses: [negativeStart],
  },
  {
    ...{ service: 'search', method: 'GET', path: '/api/v1/formulation/{formulationId}' },
    ...{ access: 'right', privacy: 'person', answer: formulationDetail },
    refuses: [{ what: 'about an unknown formulation', status: 404, examples: { formulationId: UNKNOWN } }],
  },
  {
    ...{ service: 'search', method: 'GET', path: '/api/v1/catalog' },
    ...{ access: 'everyone', privacy: 'viewer', answer: listOfValid(catalogSummary) },
    learn: (answer) => ({ catalogId: firstId(answer) }),
    forVisitors: ofSomebody,
  },
  {
    ...{ service: 'search', method: 'GET', path: '/api/v1/catalog/{catalogId}' },
    ...{ access: 'everyone', privacy: 'viewer', answer: catalogSchema },
    forVisitors: (answer) => ofSomebody([answer]),
    refuses: [{ what: 'about an unknown catalogue', status: 404, examples: { catalogId: UNKNOWN } }],
  },
  {
    ...{ service: 'search', method: 'GET', path: '/api/v1/saved-search' },
    ...{ access: 'user', privacy: 'person', answer: listOfValid(savedSearch) },
  },
];

function manifestCall({ path, searchParams, json }: ServiceCall, entry: v.GenericSchema): ReadCall {
  return {
    ...{
      service: 'search',
      method: 'POST',
      path: `/${path}`,
      query: Object.fromEntries(new URLSearchParams(searchParams as URLSearchParams)),
    },
    ...{ access: 'everyone', privacy: 'viewer', answer: listOfValid(entry), body: json as object },
  };
}

/** The first product, and another one that it can be compared with. */
function learnProducts(hits: readonly Readonly<Record<string, unknown>>[]): Examples {
  const [first = {}, ...others] = hits;
  const examples = productExamples(first);
  const other = others.find((hit) => productExamples(hit).industry === examples.industry) ?? {};
  return { ...examples, otherUid: productExamples(other).uid, term: textOf(first.product_name) };
}

function closedFacets(answer: unknown): string | undefined {
  const facets = Object.keys(recordOf(recordOf(answer).aggregations));
  const closed = facets.filter((facet) => CLOSED_FACETS.includes(facet));
  return closed.length > 0 ? `counts of ${closed.join(', ')}, which are closed to visitors` : undefined;
}

function ofSomebody(answer: unknown): string | undefined {
  const isOpen = (catalog: Readonly<Record<string, unknown>>) =>
    catalog.isStandard === true && catalog.isFavorite !== true && catalog.canEdit !== true;
  return itemsOf(answer).every(isOpen)
    ? undefined
    : 'catalogues of a user: visitors get standard ones, which are nobody’s favourites and which they may not edit';
}
