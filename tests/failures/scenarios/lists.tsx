import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { expect } from 'vitest';
import { ColourSearch } from '../../../widgets/colour-search/ColourSearch.tsx';
import type { ColourSearchProps } from '../../../widgets/colour-search/island.ts';
import { colourSearch } from '../../../widgets/colour-search/island.ts';
import { CompetitorSearch } from '../../../widgets/competitor-search/CompetitorSearch.tsx';
import type { CompetitorSearchProps } from '../../../widgets/competitor-search/island.ts';
import { competitorSearch } from '../../../widgets/competitor-search/island.ts';
import { DigitalCatalogs } from '../../../widgets/digital-catalogs/DigitalCatalogs.tsx';
import type { DigitalCatalogsProps } from '../../../widgets/digital-catalogs/island.ts';
import { digitalCatalogs } from '../../../widgets/digital-catalogs/island.ts';
import { FormulationRepository } from '../../../widgets/formulation-repository/FormulationRepository.tsx';
import type { FormulationRepositoryProps } from '../../../widgets/formulation-repository/island.ts';
import { formulationRepository } from '../../../widgets/formulation-repository/island.ts';
import type { SearchListingProps } from '../../../widgets/search-listing/island.ts';
import { searchListing } from '../../../widgets/search-listing/island.ts';
import { SearchListing } from '../../../widgets/search-listing/SearchListing.tsx';
import { nothing } from '../../support/services/answers.ts';
import { listed, opened } from '../../widgets/digital-catalogs/catalog-service.ts';
import { type Scenario, USER } from '../scenario.ts';

const MANIFEST = { 'POST /api/v1/manifest/search': { json: [] } };
const SEARCH = 'POST /api/v1/document/search';
const hit = (number: number) => ({
  ...{ id: `p-${number}`, prd: `${number}`, product_name: `Pigment ${number}`, industries: ['coatings'] },
});
const search = {
  ...MANIFEST,
  [SEARCH]: { json: { total: 1, hits: [hit(1)], aggregations: {} } },
  'GET /api/v1/product-sheet/favorite/': { json: [] },
  'GET /api/v1/document/suggest': { json: [{ text: 'Rubelis', type: 'brand' }] },
};
const listing = <SearchListing {...(v.parse(searchListing.props, {}) as SearchListingProps)} />;

const formulation = {
  ...{ id: 'f-1', title: 'Enamel with Rubelis Red', industry: 'coatings', isFavorite: false },
  ...{ stages: [], parts: [], method: [] },
};
const repository = (
  <FormulationRepository {...(v.parse(formulationRepository.props, {}) as FormulationRepositoryProps)} />
);
const CATALOG = '/api/v1/catalog';
const customer = { ...USER, tokenPayload: { roles: ['validated'] } };
const catalogs = {
  ...search,
  [`GET ${CATALOG}`]: { json: [listed.own, listed.standard] },
  [`GET ${CATALOG}/c-1`]: { json: opened },
  [`POST ${CATALOG}`]: { json: { ...opened, id: 'c-9' } },
  [`PUT ${CATALOG}/c-1`]: { json: { ...opened, version: 2 } },
  [`DELETE ${CATALOG}/c-1`]: nothing,
  [`PUT ${CATALOG}/c-1/favorite`]: nothing,
  [`DELETE ${CATALOG}/c-1/favorite`]: nothing,
  [SEARCH]: { json: { total: 3, hits: [hit(1), hit(2), hit(3)], aggregations: {} } },
};
const inCatalogs = {
  answers: catalogs,
  element: <DigitalCatalogs {...(v.parse(digitalCatalogs.props, {}) as DigitalCatalogsProps)} />,
  payload: { user: customer },
};
const overview = { ...inCatalogs, address: '/catalogs', kept: 'Effects 2026' };
const byColour = {
  answers: {
    ...MANIFEST,
    'GET /api/v1/product-sheet/favorite/': { json: [] },
    'GET /api/v1/color/conditions': {
      json: {
        media: [{ key: 'alkyd', title: 'Alkyd melamine', count: 1 }],
        applicationTypes: [{ key: 'masstone', title: 'Masstone' }],
        lights: [{ illuminant: 'D65', observer: '10°' }],
      },
    },
    'POST /api/v1/color/nearest': {
      json: {
        ...{ applicationType: 'masstone', illuminant: 'D65', observer: '10°' },
        medium: { key: 'alkyd', title: 'Alkyd melamine' },
        total: 1,
        hits: [{ ...hit(1), lab: { L: 41, a: 49, b: 30 }, deltaE: 0.82 }],
        aggregations: {},
      },
    },
  },
  element: <ColourSearch {...(v.parse(colourSearch.props, {}) as ColourSearchProps)} />,
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Calls of listings, formulations and catalogues. */
export const listScenarios: Scenario[] = [
  {
    makes: 'searchDocuments',
    call: SEARCH,
    answers: search,
    element: listing,
    address: '/products',
    told: 'read',
    works: () => screen.findAllByRole('link', { name: 'Pigment 1' }),
    own: { '403': null },
    helps: {},
    malformed: { total: 1, hits: [{ id: 7 }], aggregations: {} },
  },
  {
    makes: 'readFavourites',
    call: 'GET /api/v1/product-sheet/favorite/',
    answers: search,
    element: listing,
    address: '/products',
    told: 'notice',
    kept: 'Pigment 1',
    ask: async ({ hand }) => hand.click(await button('My sheets could not be loaded. Try again: Pigment 1')),
    works: () => screen.findByRole('button', { name: /Pigment 1$/, pressed: false }),
    helps: { '403': 'again', '404 of the contract': 'again' },
    malformed: [{ id: {} }],
  },
  {
    makes: 'readSuggestions',
    call: 'GET /api/v1/document/suggest',
    answers: search,
    element: listing,
    address: '/products',
    told: 'read',
    saysOnly: /1 suggestion Some suggestions cannot be loaded/,
    kept: 'Pigment 1',
    act: async ({ hand }) => {
      await screen.findAllByRole('link', { name: 'Pigment 1' });
      await hand.type(screen.getByRole('combobox', { name: /Colour Index name/ }), 'rub');
    },
    works: () => screen.findByRole('option', { name: /Rubelis/ }),
    malformed: [{ text: 7 }],
  },
  {
    makes: 'searchFormulations',
    call: 'POST /api/v1/formulation/search',
    answers: {
      ...MANIFEST,
      'POST /api/v1/formulation/search': {
        json: {
          total: 1,
          hits: [{ id: 'f-1', title: 'Enamel with Rubelis Red', industry: 'coatings' }],
          aggregations: {},
        },
      },
    },
    element: repository,
    address: '/formulations',
    told: 'read',
    works: () => screen.findByRole('link', { name: /Enamel with Rubelis Red/ }),
    own: { '403': null },
    malformed: { total: 1, hits: [{ id: {} }], aggregations: {} },
  },
  {
    makes: 'readFormulation',
    call: 'GET /api/v1/formulation/f-1',
    answers: { 'GET /api/v1/formulation/f-1': { json: formulation } },
    element: repository,
    address: '/formulations?id=f-1',
    told: 'read',
    works: () => screen.findByRole('heading', { name: /Enamel with Rubelis Red/ }),
    own: { '404 of the contract': /Formulation not found/ },
  },
  {
    makes: 'keepFormulation',
    call: 'PUT /api/v1/formulation/f-1/favorite',
    answers: {
      'GET /api/v1/formulation/f-1': { json: formulation },
      'PUT /api/v1/formulation/f-1/favorite': nothing,
    },
    element: repository,
    address: '/formulations?id=f-1',
    told: 'notice',
    kept: 'Enamel with Rubelis Red',
    act: async ({ hand }) => hand.click(await button(/^Saved? to My formulations/)),
    works: () => screen.findByRole('button', { name: /My formulations/, pressed: true }),
  },
  {
    makes: 'suggestCompetitors',
    call: 'GET /api/v1/competitor/product',
    answers: {
      ...MANIFEST,
      'GET /api/v1/competitor/product': { json: [{ id: 'k-1', company: 'Lakeside', name: 'Red 1728' }] },
    },
    element: <CompetitorSearch {...(v.parse(competitorSearch.props, {}) as CompetitorSearchProps)} />,
    payload: { user: { ...USER, tokenPayload: { roles: ['competitor-viewer'] } } },
    address: '/competitors',
    told: 'read',
    saysOnly: /The suggestions cannot be loaded/,
    act: async ({ hand }) => hand.type(await screen.findByRole('combobox'), 'red'),
    works: () => screen.findByRole('option', { name: /Red 1728/ }),
    malformed: [{ id: 7 }],
  },
  {
    makes: 'searchNearest',
    call: 'POST /api/v1/competitor/nearest/k-1',
    answers: {
      ...MANIFEST,
      'GET /api/v1/product-sheet/favorite/': { json: [] },
      'POST /api/v1/competitor/nearest/k-1': {
        json: {
          competitor: { id: 'k-1', company: 'Lakeside', name: 'Red 1728', lab: { L: 40, a: 50, b: 30 } },
          total: 1,
          hits: [{ ...hit(1), lab: { L: 41, a: 49, b: 30 }, deltaE: 0.82 }],
          aggregations: {},
        },
      },
    },
    element: <CompetitorSearch {...(v.parse(competitorSearch.props, {}) as CompetitorSearchProps)} />,
    payload: { user: { ...USER, tokenPayload: { roles: ['competitor-viewer'] } } },
    address: '/competitors?near=k-1',
    told: 'read',
    works: () => screen.findByRole('link', { name: /Pigment 1/ }),
    own: { '404 of the contract': null },
    malformed: { competitor: null, total: 1, hits: [{ id: 7 }], aggregations: {} },
  },
  {
    makes: 'readColorConditions',
    call: 'GET /api/v1/color/conditions',
    ...byColour,
    address: '/colour-search',
    told: 'read',
    kept: '52.3',
    act: async ({ hand }) => hand.type(await screen.findByRole('textbox', { name: 'L*' }), '52.3'),
    works: () => screen.findByRole('option', { name: 'Alkyd melamine (1)' }),
    malformed: { media: [{ key: 7 }], applicationTypes: [], lights: [] },
  },
  {
    makes: 'searchNearestToColor',
    call: 'POST /api/v1/color/nearest',
    ...byColour,
    address: '/colour-search?lab=40+50+30',
    told: 'read',
    works: () => screen.findByRole('link', { name: /Pigment 1/ }),
    malformed: { total: 1, hits: [{ id: 7 }], illuminant: 'D65', observer: '10°', aggregations: {} },
  },
  {
    makes: 'readCatalogs',
    call: `GET ${CATALOG}`,
    ...inCatalogs,
    address: '/catalogs',
    told: 'read',
    works: () => screen.findByRole('link', { name: /Effects 2026/ }),
    malformed: [{ id: {} }],
  },
  {
    makes: 'readCatalog',
    call: `GET ${CATALOG}/c-1`,
    ...inCatalogs,
    address: '/catalogs?id=c-1',
    told: 'read',
    works: () => screen.findByRole('heading', { level: 1, name: 'Effects 2026' }),
    own: { '404 of the contract': /Catalogue not found/ },
  },
  {
    makes: 'createCatalog',
    call: `POST ${CATALOG}`,
    ...overview,
    told: 'notice',
    act: async ({ hand }) => hand.click(await button('New catalogue')),
    works: ({ sent }) =>
      waitFor(() => expect(sent.filter(({ method }) => method === 'POST').length).toBeGreaterThan(0)),
  },
  {
    makes: 'deleteCatalog',
    call: `DELETE ${CATALOG}/c-1`,
    ...overview,
    told: 'notice',
    act: async ({ hand }) => {
      await hand.click(await button('More actions: Effects 2026'));
      await hand.click(await button('Delete Effects 2026'));
      await hand.click(await button('Delete'));
    },
    works: ({ store }) =>
      waitFor(() => expect(store.getState().notices.at(-1)?.text).toBe('Deleted: Effects 2026')),
    own: { '404 of the contract': null },
  },
  {
    makes: 'keepCatalog',
    call: `DELETE ${CATALOG}/c-1/favorite`,
    ...overview,
    told: 'notice',
    act: async ({ hand }) =>
      hand.click(await screen.findByRole('button', { name: /Effects 2026/, pressed: true })),
    works: () => screen.findByRole('button', { name: /Effects 2026/, pressed: false }),
  },
  {
    makes: 'updateCatalog',
    call: `PUT ${CATALOG}/c-1`,
    ...inCatalogs,
    address: '/catalogs?id=c-1',
    kept: 'Effects 2026',
    told: 'status',
    act: async ({ hand }) => hand.click(await button('Exclude Pigment 1')),
    works: () => screen.findByText(/^Saved \d/, undefined, { timeout: 3000 }),
    own: {
      '404 of the contract': null,
      '429 with Retry-After': /Try again in 20 seconds/,
      offline: /Not saved: no connection/,
      'blocked by the browser while online': /Not saved: no connection/,
    },
    helps: { '403': 'Try again' },
  },
];
