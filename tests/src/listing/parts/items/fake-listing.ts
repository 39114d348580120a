import { vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type {
  DocumentHit,
  ProductHit,
  SearchHit,
  StackHit,
} from '../../../../../src/domain/search/search-hit.ts';
import type { HitsView } from '../../../../../src/listing/parts/items/hits-view.ts';
import type { Listing, ListingAnswer, ListingState } from '../../../../../src/listing/state/listing.ts';

/** A product, complete unless told otherwise. */
export const product = (number: number, more: Partial<ProductHit> = {}): ProductHit => ({
  resultType: 'pigments',
  id: `p-${number}`,
  prd: `40${number}`,
  product_name: `Rubelis Red ${number}`,
  color_index: 'PR122',
  chemistry: 'Quinacridone',
  transparency: 'Transparent',
  form: 'Powder',
  light_fastness: '8',
  weather_fastness: '5',
  heat_stability: '290',
  industries: ['coatings', 'plastics', 'textile', 'construction'],
  isActive: true,
  isInternal: false,
  masstone: '#653237',
  tint: '#dc87a3',
  ...more,
});

/** Products with the numbers from `from` on. */
export const products = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => product(from + at));

export const documentHit = (number: number, more: Partial<DocumentHit> = {}): DocumentHit => ({
  resultType: 'assets',
  id: `a-${number}`,
  type: 'tds',
  title: 'Technical data sheet',
  label: '',
  version: '4',
  locale: 'en',
  size: 14_643,
  createdDate: '2026-09-01T00:30:00+14:00',
  accessLevel: 'public',
  isRootVersion: false,
  filename: `tds-${number}.pdf`,
  product: { id: 'p-1', prd: '401', product_name: 'Rubelis Red 1', masstone: '#653237' },
  ...more,
});

export const stack = (number: number, more: Partial<StackHit> = {}): StackHit => ({
  resultType: 'imageStacks',
  id: `s-${number}`,
  productId: `p-${number}`,
  prd: `40${number}`,
  product_name: `Synthara Ember ${number}`,
  stackFileVersion: 2,
  preview: 'https://documents.example/as15.jpg',
  angles: ['as15', '15', '45'],
  ...more,
});

/** A listing that has answered with these hits, and records what it is asked to do. */
export function fakeListing(
  hits: readonly SearchHit[],
  { answer, ...state }: Partial<Omit<ListingState, 'answer'>> & { answer?: Partial<ListingAnswer> } = {},
) {
  const type = hits[0]?.resultType ?? 'pigments';
  const query = { term: '', type, filters: {} };
  const complete: ListingAnswer = {
    ...{ queryId: 'query', query, hits, total: hits.length, counts: {}, totals: {}, ignored: [] },
    ...answer,
  };
  const store = createStore<ListingState>(() => ({
    ...{ query, answer: complete, loading: undefined, failure: undefined },
    ...{ facets: [], chips: [], firstNew: undefined },
    ...state,
  }));
  const actions = {
    loadMore: vi.fn(),
    loadAll: vi.fn(),
    retry: vi.fn(),
    sort: vi.fn(),
    toggleOpened: vi.fn((id: string) =>
      store.setState(({ opened = [] }) => ({
        opened: opened.includes(id) ? opened.filter((each) => each !== id) : [...opened, id],
      })),
    ),
  };
  return { state: store, ...actions } as typeof actions & Listing;
}

/** What hits have in common, without a chosen industry. */
export const hitsView = (more: Partial<HitsView> = {}): HitsView => ({
  productPage: '/product/{id}',
  industries: [],
  industryCounts: {},
  industryTitles: new Map([
    ['coatings', 'Coatings'],
    ['plastics', 'Plastics'],
    ['textile', 'Textile & leather'],
    ['construction', 'Construction'],
  ]),
  onOpen: vi.fn(),
  ...more,
});
