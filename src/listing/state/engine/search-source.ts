import * as v from 'valibot';
import { maySeeCompetitors } from '../../../domain/search/may-see-competitors.ts';
import type { Suggestions } from '../../../domain/search/suggestions.ts';
import { userStatus } from '../../../domain/user/user-status.ts';
import type { HttpContext } from '../../../http/http-context.ts';
import { parseJson } from '../../../lib/parse-json.ts';
import { isServedTo } from '../../../store/ahead/ahead-context.ts';
import type { Page } from '../../../store/hooks.ts';
import { httpContextOf, viewerOf } from '../../../store/reads/http-context.ts';
import { loadService } from '../../../store/reads/load-service.ts';
import { type Readable, readsOf } from '../../../store/reads/reads.ts';
import { keepServedFields } from '../../../store/reads/served-answer.ts';
import { noteUnknown } from '../../../store/reads/unknown-parts.ts';
import { documentManifest } from '../../../store/reads/useDocumentManifest.ts';
import { fieldManifest } from '../../../store/reads/useFieldManifest.ts';
import { openLogin } from '../../../store/session/open-login.ts';
import type { State, Store } from '../../../store/state.ts';
import { translator } from '../../../texts/translate.ts';
import { listingFilterTexts } from '../../texts/filters.ts';
import { addressHistory, noHistory } from '../listing-history.ts';
import type { ListingOptions } from '../listing-options.ts';
import type { ListingSource } from '../listing-source.ts';

/** Maximum length of a term reported to analytics. */
const MAX_TRACKED = 100;

const loadSearch = () => loadService(() => import('../../../services/search.ts'));
const loadSuggestions = () => loadService(() => import('../../../services/suggestions.ts'));

/** An answer contained in the page, with the query, user and region that it is for, and the fields of products. */
const servedSchema = v.object({
  query: v.string(),
  user: v.optional(v.string()),
  region: v.optional(v.string()),
  answer: v.unknown(),
  fields: v.optional(v.unknown()),
});

/**
 * Creates a listing's source from the page.
 *
 * @param servedJson the text of `<script type="application/json" data-ce-answer>`
 */
export function searchSource(
  { store, bus }: Pick<Page, 'store' | 'bus'>,
  { url, urlPrefix }: Pick<ListingOptions, 'url' | 'urlPrefix'>,
  servedJson: string | undefined,
): ListingSource {
  const http = httpContextOf(store);
  const text = translator(listingFilterTexts, store.getState().payload.texts);
  const inPage = v.safeParse(servedSchema, parsed(servedJson));
  if (inPage.success) keepServedFields(store, inPage.output);
  /** What the page contains for this viewer. */
  const served = () => {
    const { success, output } = inPage;
    return success && isServedTo(viewerOf(store), output) ? output : undefined;
  };
  return {
    history: url ? addressHistory(urlPrefix) : noHistory(),
    async search({ list, filters, range }, signal) {
      const { searchDocuments } = await loadSearch();
      signal.throwIfAborted();
      return searchDocuments(http, { list, filters, range }, signal);
    },
    suggest: ({ filters }, signal) => suggest(http, filters, signal),
    // The library's own titles and orders are used without them.
    manifest: async () => (await settledRead(store, fieldManifest())) ?? [],
    documentTypes: async () => (await settledRead(store, documentManifest())) ?? [],
    async servedAnswer() {
      const found = served();
      if (!found) return undefined;
      const { searchResult } = await loadSearch();
      const answer = v.safeParse(searchResult, found.answer);
      return answer.success ? { query: found.query, answer: answer.output } : undefined;
    },
    viewer: () => viewerIn(store.getState()),
    watchViewer: (listener) =>
      store.subscribe((now, before) => {
        if (viewerIn(now) !== viewerIn(before)) listener();
      }),
    audience() {
      const { user } = store.getState();
      return {
        isInternal: userStatus(user) === 'internal',
        maySeeCompetitors: maySeeCompetitors(user),
        maySeeFormulations: user?.canViewFormulations ?? false,
      };
    },
    text: (key, values) => text(key as keyof typeof listingFilterTexts, values),
    onAnswered: (event) => bus.emit('search:answered', event),
    onUnknown: (names) => noteUnknown({ store, bus }, names),
    onExtended: (event) => bus.emit('search:extended', event),
    onTerm(term) {
      if (!store.getState().consent?.functional || term.includes('@')) return;
      bus.emit('track', { category: 'Search', action: 'Term', name: term.slice(0, MAX_TRACKED) });
    },
    onSessionOver: (goOn) => openLogin({ store, bus }, goOn),
  };
}

/** Waits for a read: its value, or `undefined` if it failed. */
function settledRead<Value>(store: Store, readable: Readable<Value>): Promise<Value | undefined> {
  const { states, want } = readsOf(store);
  const wanted = readable(store);
  return new Promise((resolve) => {
    const settle = () => {
      const state = states.getState()[wanted.key];
      if (!state || state.status === 'loading') return;
      stop();
      // The type follows from the key.
      resolve(state.status === 'ready' ? (state.value as Value) : undefined);
    };
    const stop = states.subscribe(settle);
    want(wanted);
    settle();
  });
}

/** Suggests terms and products; one of both is enough. */
async function suggest(
  http: HttpContext,
  filters: URLSearchParams,
  signal: AbortSignal,
): Promise<Suggestions> {
  const [{ searchDocuments }, { readSuggestions }] = await Promise.all([loadSearch(), loadSuggestions()]);
  const products = new URLSearchParams(filters);
  products.set('type', 'pigments');
  const range = { size: 10, isProductSuggestRequest: true } as const;
  const [terms, found] = await Promise.allSettled([
    readSuggestions(http, filters, signal),
    searchDocuments(http, { filters: products, range }, signal),
  ]);
  if (terms.status === 'rejected' && found.status === 'rejected') throw terms.reason;
  const hits = found.status === 'fulfilled' ? found.value.hits : [];
  return {
    terms: terms.status === 'fulfilled' ? terms.value : [],
    products: hits.filter((hit) => hit.resultType === 'pigments'),
    isPartial: terms.status === 'rejected' || found.status === 'rejected',
  };
}

function parsed(json: string | undefined): unknown {
  try {
    return json && parseJson(json);
  } catch {
    return undefined;
  }
}

/** The viewer and their rights, since the user may be validated meanwhile. */
function viewerIn({ user }: State): string {
  return user ? `${user.userId} ${userStatus(user)}` : '';
}
