import type { SearchResult } from '../../../services/search.ts';
import { findsTheSame } from '../../rules/change-query.ts';
import { unknownFacets } from '../../rules/filter-table.ts';
import type { ListingPosition } from '../../rules/listing-position.ts';
import type { ListingQuery } from '../../rules/listing-query.ts';
import { AROUND, missingAround } from '../../rules/missing-hits.ts';
import { permittedQuery } from '../../rules/permitted-query.ts';
import type { ListingAnswer } from '../listing.ts';
import type { ListingOptions } from '../listing-options.ts';
import { isFar, restoredRange } from '../listing-ranges.ts';
import type { ListingScreen } from '../listing-screen.ts';
import type { ListingSource } from '../listing-source.ts';
import { totalsOf } from '../totals-of.ts';
import { listingAnswer } from './listing-answer.ts';
import type { ListingLoads } from './listing-loads.ts';
import { isBare, type ListingRows } from './listing-rows.ts';
import type { ListingSearch } from './listing-search.ts';
import { withinBase } from './within-base.ts';

/** What loading answers needs. */
export interface AnswerLoader {
  options: ListingOptions;
  source: Pick<ListingSource, 'manifest' | 'servedAnswer' | 'audience' | 'onAnswered' | 'onUnknown'>;
  screen: ListingScreen;
  loads: ListingLoads;
  searches: ListingSearch;
  rows: ListingRows;
  /** Reads the query of an address. */
  read: (search: string) => ListingQuery;
  /** Called before an answer is shown; its query may differ from the requested one. */
  onAnswer: (query: ListingQuery) => void;
}

/**
 * Loads the answer to a query: hits, counts, and the totals of the other tabs.
 *
 * @param place position in the hits; the start by default
 * @param isRetry whether a failed load is repeated
 */
export async function loadAnswer(
  loader: AnswerLoader,
  asked: ListingQuery,
  position?: ListingPosition,
  isRetry = false,
): Promise<void> {
  const { options, source, screen, loads, searches, rows } = loader;
  const signal = loads.begin(() => loadAnswer(loader, asked, position, true));
  // While it is tried again, the message stays, and with it the button that has the focus.
  screen.set({ loading: 'answer', firstNew: undefined, ...(!isRetry && { failure: undefined }) });
  const started = performance.now();
  // The first answer to a bare query contains all facet rows; other queries request them separately.
  const rowsToCome = isBare(asked) ? undefined : rows.load(asked);
  source.manifest();
  let totals: ListingAnswer['totals'] = {};
  const coming = totalsOf(asked, options, (query) => searches.search(query, { size: 0 }, signal)).then(
    (counted) => {
      if (Object.keys(counted).length > 0) totals = counted;
    },
  );
  try {
    const { query, result, missing } = await searchAround(loader, asked, position, signal);
    if (signal.aborted) return;
    loads.succeed();
    showRows(loader, query, result, signal, rowsToCome);
    show(loader, query, { ...result, ...missing }, { ms: performance.now() - started, totals });
    const shown = totals;
    await coming;
    const { answer } = screen.get();
    if (!signal.aborted && answer && totals !== shown) screen.put({ ...answer, totals });
  } catch (error) {
    if (!signal.aborted) loads.fail(error, 'answer');
  }
}

type Missing = Pick<ListingAnswer, 'before' | 'after'>;

/**
 * Requests the hits around a position. A range that starts later comes without counts, which are requested separately.
 */
async function searchAround(
  { options, searches }: Pick<AnswerLoader, 'options' | 'searches'>,
  asked: ListingQuery,
  position: ListingPosition | undefined,
  signal: AbortSignal,
): Promise<{ query: ListingQuery; result: SearchResult; missing: Missing }> {
  const range = restoredRange(position, options);
  const { from = 0 } = range ?? {};
  const [hits, counts] = await Promise.all([
    searches.searchPatiently(asked, range, signal),
    from > 0 ? searches.searchPatiently(asked, { size: 0 }, signal) : undefined,
  ]);
  const { query, result } = hits;
  // There are fewer hits than before.
  if (from > 0 && result.hits.length === 0)
    return searchAround({ options, searches }, asked, undefined, signal);
  const isPartial = position && isFar(position) && position.count > AROUND;
  const missing = isPartial
    ? missingAround(position, from, result.hits.length + (result.leftOut ?? 0), result.total)
    : {};
  return {
    query,
    missing,
    result: { ...result, ...(counts && { ...counts.result, hits: result.hits, leftOut: result.leftOut }) },
  };
}

/** Shows the answer contained in the page if it is for this query; otherwise loads it. */
export async function loadFirstAnswer(
  loader: AnswerLoader,
  query: ListingQuery,
  position: ListingPosition | undefined,
): Promise<void> {
  const { options, source, screen, loads, read } = loader;
  const signal = loads.begin(() => loadAnswer(loader, query));
  screen.set({ loading: 'answer' });
  const isFirst = !position || position.count <= options.size;
  const served = isFirst && (await source.servedAnswer().catch(() => undefined));
  if (signal.aborted) return;
  if (!served || !findsTheSame(read(`?${served.query}`), query)) {
    loadAnswer(loader, query, position);
    return;
  }
  const started = performance.now();
  const answer = withinBase(served.answer, options.filters, query, source.audience());
  showRows(loader, query, answer, signal);
  show(loader, query, answer, { ms: performance.now() - started, totals: {} });
}

/** Shows the remembered answer, and the facets of its type. */
export function loadFromMemory({ rows, screen, loads }: AnswerLoader, query: ListingQuery): void {
  loads.begin();
  rows.load(query).then(() => showKnownRows({ rows, screen }));
}

/** Shows the facets once their rows are loaded; hits don't wait for them. */
async function showRows(
  { rows, screen }: AnswerLoader,
  query: ListingQuery,
  { aggregations }: SearchResult,
  signal: AbortSignal,
  rowsToCome?: Promise<unknown>,
): Promise<void> {
  if (showKnownRows({ rows, screen })) return;
  screen.awaitRows(rows.fromAnswer(query, aggregations));
  await rowsToCome;
  const made = rows.known(query) ? undefined : await rows.from(query, aggregations);
  if (!showKnownRows({ rows, screen }) && made && !signal.aborted) screen.setRows(made);
}

/** The visitor may have chosen another type meanwhile. */
function showKnownRows({ rows, screen }: Pick<AnswerLoader, 'rows' | 'screen'>): boolean {
  const known = rows.known(screen.get().query);
  if (known) screen.setRows(known);
  return known !== undefined;
}

function show(
  { source, screen, onAnswer }: AnswerLoader,
  asked: ListingQuery,
  result: SearchResult & Missing,
  { ms, totals }: { ms: number; totals: ListingAnswer['totals'] },
): void {
  const left = permittedQuery(asked, source.audience()).ignored;
  const found = listingAnswer(asked, { ...result, ignored: merged(left, result.ignored) }, totals);
  // The view may have changed meanwhile, which makes no request.
  const query = { ...found.query, view: screen.get().query.view };
  const answer = { ...found, query, before: result.before, after: result.after };
  onAnswer(query);
  screen.put(answer, { query, loading: undefined, failure: undefined });
  const { queryId, total } = answer;
  const filterKeys = Object.keys(query.filters);
  source.onUnknown(unknownFacets(result.aggregations ?? {}).map((key) => `aggregations.${key} of a search`));
  source.onAnswered({ queryId, termLength: query.term.length, filterKeys, total, ms: Math.round(ms) });
}

/** Filters left out by us or by the service, each once. */
function merged(ours: SearchResult['ignored'], theirs: SearchResult['ignored']): SearchResult['ignored'] {
  const isOurs = (one: { key: string; value: string }) =>
    ours.some(({ key, value }) => key === one.key && value === one.value);
  return [...ours, ...theirs.filter((one) => !isOurs(one))];
}
