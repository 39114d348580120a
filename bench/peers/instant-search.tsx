import { createRoot } from 'react-dom/client';
import {
  CurrentRefinements,
  InfiniteHits,
  type InfiniteHitsProps,
  InstantSearch,
  RefinementList,
  SearchBox,
  Stats,
} from 'react-instantsearch';
import { downloadIcon } from '../../src/ui/icon/download.ts';
import { heartIcon } from '../../src/ui/icon/heart.ts';
import { plusIcon } from '../../src/ui/icon/plus.ts';
import { algoliaClient, algoliaHit, askService, PAGE_SIZE, type Product } from './algolia-client.ts';

// A listing with react-instantsearch, built as in its guide, with the filters that are expanded in ours, and hits with
// the same content and actions as ours.

type Cache = NonNullable<InfiniteHitsProps<Product>['cache']>;
type Pages = ReturnType<Cache['read']>;

const FILTERS = ['c', 'pg', 'i', 'chemistry', 'light_fastness', 't'];

/** Number of hits per call. */
const PART = 1_000;

function Hit({ hit }: { hit: Product }) {
  const { id, product_name, color_index, chemistry_title, transparency_title, form_title } = hit;
  return (
    <article className="hit">
      <span className="hit__swatch">
        <svg viewBox="0 0 60 60" preserveAspectRatio="none" aria-hidden="true">
          <rect width="30" height="60" fill={hit.masstone ?? 'none'} />
          <rect x="30" width="30" height="60" fill={hit.tint ?? 'none'} />
        </svg>
      </span>
      <div>
        <h3>
          <a href={`/product/${id}`}>{product_name}</a>
        </h3>
        <p>{[color_index, chemistry_title].filter(Boolean).join(' · ')}</p>
        <p>For {hit.industries.slice(0, 2).join(', ')}</p>
      </div>
      <p>
        <span>{transparency_title}</span> <span>{form_title}</span>
      </p>
      <Figure label="Light fastness" value={hit.light_fastness} />
      <Figure label="Weather fastness" value={hit.weather_fastness} />
      <Figure label="Heat stability" value={hit.heat_stability} unit="°C" />
      <div className="hit__actions">
        <button type="button" aria-label={`Compare: ${product_name}`}>
          <Icon path={plusIcon} />
          <span>Compare</span>
        </button>
        <button type="button" aria-label={`Safety data sheet of ${product_name}`}>
          <Icon path={downloadIcon} />
          <span>SDS</span>
        </button>
        <button type="button" aria-label={`Keep ${product_name}`} title="Not favoured">
          <Icon path={heartIcon} />
        </button>
      </div>
    </article>
  );
}

interface FigureProps {
  label: string;
  value: string | number | undefined;
  unit?: string;
}

function Figure({ label, value = '–', unit }: FigureProps) {
  return (
    <p>
      <span className="hit__label">{label} </span>
      {value}
      {unit && <small> {unit}</small>}
    </p>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg className="hit__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}

/** The cache in which InfiniteHits looks for hits of an earlier visit; starts with that many hits. */
async function cacheWith(count: number): Promise<Cache> {
  const search = new URLSearchParams({ type: 'pigments' });
  const products: Product[] = [];
  while (products.length < count) {
    const size = Math.min(PART, count - products.length);
    products.push(...(await askService(search, { from: products.length, size })).hits);
  }
  const pages: NonNullable<Pages> = {};
  for (const [index, product] of products.entries()) {
    const page = Math.floor(index / PAGE_SIZE);
    const hit = { ...algoliaHit(product), __position: index + 1 };
    pages[page] = [...(pages[page] ?? []), hit as NonNullable<Pages>[number][number]];
  }
  const kept = new Map<string, Pages>([['[]', pages]]);
  const keyOf: (state: Parameters<Cache['read']>[0]['state']) => string = ({
    query,
    disjunctiveFacetsRefinements = {},
  }) =>
    JSON.stringify([
      ...(query ? [query] : []),
      ...Object.entries(disjunctiveFacetsRefinements).filter(([, values]) => values.length > 0),
    ]);
  return {
    read: ({ state }) => kept.get(keyOf(state)) ?? null,
    write: ({ state, hits }) => void kept.set(keyOf(state), hits),
  };
}

const client = algoliaClient();

function Listing({ cache }: { cache: Cache | undefined }) {
  return (
    <InstantSearch searchClient={client} indexName="products" routing>
      <SearchBox />
      <div className="peer">
        <div>
          {FILTERS.map((filter) => (
            <fieldset key={filter}>
              <legend>{filter}</legend>
              <RefinementList attribute={filter} limit={12} showMore />
            </fieldset>
          ))}
        </div>
        <div>
          <Stats />
          <CurrentRefinements />
          <InfiniteHits hitComponent={Hit} showPrevious={false} {...(cache && { cache })} />
        </div>
      </div>
    </InstantSearch>
  );
}

const place = document.getElementById('listing') as HTMLElement;
const count = Number(place.dataset.shown);
const cache = count > PAGE_SIZE ? await cacheWith(count) : undefined;
createRoot(place).render(<Listing cache={cache} />);
