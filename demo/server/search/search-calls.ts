import { isInternal } from '../base/access.ts';
import type { ServiceContext, Viewer } from '../base/context.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { loginRequired } from '../http/refusals.ts';
import { answerSearch, type SearchAnswer } from './answer-search.ts';
import { type CompetitorCalls, competitorCalls } from './competitors/competitor-calls.ts';
import { productFinder } from './hits/find-products.ts';
import { loadSearchIndex } from './index/search-index.ts';
import { type ColorCalls, colorCalls } from './nearest/color-calls.ts';
import type { PageBody } from './query/page-body.ts';
import { readSearchQuery, type SearchQuery } from './query/search-query.ts';
import { createSearch } from './search.ts';
import { type CompanySheets, sheetReader } from './sheets/saved-sheets.ts';
import { createSuggest, type Suggestion } from './suggest/suggest.ts';
import { pigmentBook } from './term/pigment-book.ts';
import { readTerm } from './term/read-term.ts';
import { createSpelling } from './term/spelling.ts';

/** What is searched: all, what the user saved, or what people of a company saved. */
export type SearchedList = 'search' | 'mysheets' | 'company';

/** A search, as the service or a page asks for it. */
export interface SearchCallOptions {
  list: SearchedList;
  /** The raw query string. */
  search: string;
  body: PageBody;
  viewer: Viewer;
}

/** The calls of the search service as functions, for its routes and for pages that the server renders. */
export interface SearchCalls extends CompetitorCalls, ColorCalls {
  /** @throws Refusal 401 for saved sheets of a visitor */
  search: (options: SearchCallOptions) => SearchAnswer;
  suggest: (search: string, viewer: Viewer) => Suggestion[];
}

/** Loads the index and makes the calls. The database must be filled by `seedCatalogue`. */
export function createSearchCalls({ database, origins }: ServiceContext): SearchCalls {
  const index = loadSearchIndex(database);
  const book = pigmentBook();
  const read = (term: string) => readTerm(term, book, (digits) => index.rowOf(digits) !== undefined);
  const find = productFinder(database, index, read);
  const spelling = createSpelling(database);
  const catalogue = openCatalogue(database);
  const search = createSearch({ ...{ catalogue, index, find, spelling }, documentOrigin: origins.document });
  const suggest = createSuggest({ index, find, search, read, spelling });
  const sheets = sheetReader(database, index);

  function queryOf(raw: string, viewer: Viewer, companies: readonly CompanySheets[] = []): SearchQuery {
    return readSearchQuery(raw, { viewer, index, companies: companies.map(({ key }) => key) });
  }

  function scopeOf(list: SearchedList, query: SearchQuery, viewer: Viewer) {
    if (list === 'mysheets') return sheets.ofUser(demandLogin(viewer));
    if (query.companies.length > 0) return sheets.ofCompanies(query.companies);
    return list === 'company' ? sheets.ofCompany(demandLogin(viewer)) : null;
  }

  return {
    search({ list, search: raw, body, viewer }) {
      if (list !== 'search') demandLogin(viewer);
      // What companies saved is for internal users only (decision B28).
      const companies = list !== 'mysheets' && isInternal(viewer) ? sheets.companies() : [];
      const query = queryOf(raw, viewer, companies);
      const scope = scopeOf(list, query, viewer);
      return answerSearch(search, { ...{ query, body, viewer, scope }, companies });
    },
    suggest: (raw, viewer) => suggest(queryOf(raw, viewer), viewer),
    ...competitorCalls({ index, search, find, queryOf }),
    ...colorCalls({ index, search, find, queryOf }),
  };
}

function demandLogin({ userId }: Viewer): string {
  if (userId === null) throw loginRequired('You need to log in to see saved sheets.');
  return userId;
}
