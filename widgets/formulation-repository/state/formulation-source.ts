import { isFormulationHit } from '../../../src/domain/formulation/formulation-hit.ts';
import { searchSource } from '../../../src/listing/state/engine/search-source.ts';
import type { ListingOptions } from '../../../src/listing/state/listing-options.ts';
import type { ListingSource } from '../../../src/listing/state/listing-source.ts';
import type { Page } from '../../../src/store/hooks.ts';
import { httpContextOf } from '../../../src/store/reads/http-context.ts';
import { loadService } from '../../../src/store/reads/load-service.ts';
import { translator } from '../../../src/texts/translate.ts';
import { formulationFilterTexts } from '../texts/list.ts';
import { learnKept } from './kept-formulations.ts';

/** Keys of the filters of formulations. */
export const FORMULATION_FILTERS: readonly string[] = ['i', 'c', 'ingredient'];

/** Other parameters of a search for formulations. */
const PARAMETERS: readonly string[] = ['q', 'tab', 'sort'];

/** Creates the source of a listing of formulations, with a search and titles of filters of its own. */
export function formulationSource(
  page: Pick<Page, 'store' | 'bus'>,
  options: Pick<ListingOptions, 'url' | 'urlPrefix'>,
): ListingSource {
  const source = searchSource(page, options, undefined);
  const text = translator(formulationFilterTexts, page.store.getState().payload.texts);
  return {
    ...source,
    // Titles and values come with the responses.
    manifest: async () => [],
    documentTypes: async () => [],
    text(key, values) {
      const own = `formulations.${key}`;
      return own in formulationFilterTexts
        ? text(own as keyof typeof formulationFilterTexts)
        : source.text(key, values);
    },
    async search({ filters, range }, signal) {
      const { searchFormulations } = await loadService(
        () => import('../../../src/services/formulation-search.ts'),
      );
      signal.throwIfAborted();
      const http = httpContextOf(page.store);
      const { known, unknown } = splitFilters(filters);
      const result = await searchFormulations(http, { filters: known, range }, signal);
      learnKept(page.store, result.hits.filter(isFormulationHit));
      return { ...result, ignored: [...unknown, ...result.ignored] };
    },
  };
}

/** Separates filters of formulations from filters of products, which an address may also contain. */
function splitFilters(filters: URLSearchParams) {
  const known = new URLSearchParams();
  const unknown: { key: string; value: string }[] = [];
  for (const [key, value] of filters) {
    if (FORMULATION_FILTERS.includes(key) || PARAMETERS.includes(key)) known.append(key, value);
    else if (key !== 'type') unknown.push({ key, value });
  }
  return { known, unknown };
}
