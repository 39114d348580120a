import { type Answer, nothing, pdf } from '../../support/services/answers.ts';
import { fakeServices } from '../../support/services/fake-services.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';

const summary = (id: string, title: string, more: object = {}) => ({
  ...{ id, title, createdAt: '2026-07-03T10:00:00.000Z', isStandard: false, isFavorite: false },
  ...{ count: 3, excludedCount: 0, canEdit: true, swatches: ['#c1272d', null, '#1d4f91'] },
  ...more,
});

/** Catalogues as the service lists them. */
export const listed = {
  own: summary('c-1', 'Effects 2026', { owner: 'me', isFavorite: true, excludedCount: 2 }),
  full: summary('c-2', 'Best sellers', { owner: 'me', count: 100 }),
  standard: summary('c-3', 'Coatings catalogue', { isStandard: true, canEdit: false, count: 1 }),
};

/** Users by what they are to catalogues. */
export const users = {
  customer: { userId: 'u-1', email: 'a@example.com', firstName: 'A', token: 't' },
  staff: {
    ...{ userId: 'u-2', email: 'b@example.com', firstName: 'B', token: 't' },
    tokenPayload: { roles: ['internal'] },
  },
};

/** The service's response to a request for the list of catalogues. */
export function listAnswers(list: readonly object[] = Object.values(listed)): Record<string, Answer> {
  return { 'GET /api/v1/catalog': { json: list } };
}

/** A catalogue with three products, the second of which is excluded. */
export const opened = {
  ...listed.own,
  ...{ id: 'c-1', title: 'Effects 2026', count: 2, excludedCount: 1, version: 1 },
  ...{ productIds: ['p-1', 'p-2', 'p-3'], excludedProductIds: ['p-2'], isFavorite: false },
};

const hit = (number: number) => ({
  id: `p-${number}`,
  product_name: `Pigment ${number}`,
  prd: String(number),
  industries: ['coatings'],
  color_index: 'C.I. Pigment Red 254',
  isInternal: number === 3,
  ...(number === 1 && { lab: { L: 40.06, a: 55, b: -3.2 } }),
});

/** Services that hold one catalogue and its products, and store each change to them. */
export function catalogService(catalog: typeof opened = opened) {
  const state = {
    now: catalog,
    sent: [] as SentRequest[],
    fault: undefined as undefined | ((request: SentRequest) => Answer | undefined),
  };
  const unlessFault =
    (answer: (request: SentRequest) => Answer) =>
    (request: SentRequest): Answer =>
      state.fault?.(request) ?? answer(request);
  const replace = ({ body }: SentRequest): Answer => {
    state.now = { ...state.now, ...(body as object), version: state.now.version + 1 };
    return { json: state.now };
  };
  state.sent = fakeServices({
    'POST /api/v1/document/search': unlessFault(({ query }) => ({ json: search(query) })),
    'POST /api/v1/user/me/download-token': unlessFault(() => ({ json: { token: 'once' } })),
    'GET /util/download/catalog': unlessFault(() => pdf()),
    'GET /api/v1/catalog/{catalogId}': unlessFault(({ query }) => ({
      json: query.get('perspective') === 'customer' ? forCustomers(state.now) : state.now,
    })),
    'PUT /api/v1/catalog/{catalogId}': unlessFault(replace),
    'PUT /api/v1/catalog/{catalogId}/favorite': unlessFault(() => nothing),
    'DELETE /api/v1/catalog/{catalogId}/favorite': unlessFault(() => nothing),
    'POST /api/v1/catalog': unlessFault(() => ({ json: { ...state.now, id: 'c-9' } })),
    'GET /api/v1/catalog': unlessFault(() => ({ json: [] })),
    'POST /api/v1/manifest/search': unlessFault(() => ({ json: [] })),
    'GET /api/v1/product-sheet/favorite/': unlessFault(() => ({ json: [] })),
    'GET /api/v1/document/suggest': unlessFault(() => ({ json: [] })),
  });
  return {
    state,
    /** The contents that were saved. */
    saved: () => state.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body),
  };
}

/** The searches for products, among what was sent. */
export const searchesOf = (sent: readonly SentRequest[]) =>
  sent.filter(({ path }) => path.endsWith('/document/search'));

/** Without the internal product. */
function forCustomers(catalog: typeof opened) {
  return { ...catalog, productIds: catalog.productIds.filter((id) => id !== 'p-3') };
}

function search(query: URLSearchParams) {
  const ids = query.has('q') || !query.has('ids') ? ['p-1', 'p-2', 'p-9'] : query.getAll('ids').toSorted();
  const hits = ids
    .map((id) => hit(Number(id.slice(2))))
    .filter(({ isInternal }) => !(isInternal && query.has('no_internal')));
  return { total: hits.length, hits, aggregations: {} };
}
