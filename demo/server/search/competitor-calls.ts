import type { Lab } from '../../data/color.ts';
import { labToRgb, rgbToHex } from '../../data/color.ts';
import type { CompetitorProduct } from '../../data/competitors/competitor-products.ts';
import { canSeeCompetitors } from '../access.ts';
import type { Viewer } from '../context.ts';
import { insufficientPrivileges, loginRequired, notFound } from '../http/refusals.ts';
import { answerSearch, type SearchAnswer } from './answer-search.ts';
import { competitorBook } from './competitor-book.ts';
import type { SearchRequest } from './find-products.ts';
import type { Hit, PigmentHit } from './hit-reader.ts';
import { nearestOfOurs, shadeAt } from './nearest-of-ours.ts';
import type { PageBody } from './page-body.ts';
import { listIn } from './raw-query.ts';
import type { SearchResult } from './search.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchQuery } from './search-query.ts';

/** A competitor's product as the service answers it. */
export interface AnsweredCompetitor {
  id: string;
  company: string;
  name: string;
  color_index: string;
  lab: Lab;
  color: string;
}

/** A product of ours beside a competitor's. */
export type NearHit = PigmentHit & {
  /** In the medium in which `masstone` was measured. */
  lab: Lab;
  /** CIEDE2000. */
  deltaE: number;
};

/** Our products by their distance from a competitor's. */
export interface NearestAnswer extends Omit<SearchAnswer, 'hits'> {
  competitor: AnsweredCompetitor;
  hits: NearHit[];
}

/** A search for our products near a competitor's. */
export interface NearestCall {
  id: string;
  /** The raw query string. */
  search: string;
  body: PageBody;
  viewer: Viewer;
}

/**
 * Calls of the competitor search, for competitor viewers and administrators (spec S§6).
 *
 * @throws Refusal 401 to visitors, 403 to others without the role
 */
export interface CompetitorCalls {
  /** At most ten. */
  competitors: (search: string, viewer: Viewer) => AnsweredCompetitor[];
  /** @throws Refusal 404 for an unknown product */
  nearest: (call: NearestCall) => NearestAnswer;
}

/** What the calls are made with. */
interface CompetitorParts {
  index: SearchIndex;
  search: (request: SearchRequest) => SearchResult;
  /** @throws Refusal 400 for a term that is too long */
  queryOf: (search: string, viewer: Viewer) => SearchQuery;
}

const SUGGESTED = 10;

export function competitorCalls({ index, search, queryOf }: CompetitorParts): CompetitorCalls {
  const book = competitorBook();
  const nearestTo = nearestOfOurs(index);
  return {
    competitors(raw, viewer) {
      demandRole(viewer);
      const { term } = queryOf(raw, viewer);
      return book.matching(term, listIn(raw, 'i')).slice(0, SUGGESTED).map(answered);
    },
    nearest({ id, search: raw, body, viewer }) {
      demandRole(viewer);
      const competitor = book.byId(id);
      if (!competitor) throw notFound('This product of a competitor is not known.');
      const { order, deltaE } = nearestTo(id, competitor.lab);
      const query: SearchQuery = { ...queryOf(raw, viewer), type: 'pigments', sort: 'relevance', tab: null };
      const answer = answerSearch(search, { query, body, viewer, order });
      const near = (hit: Hit): NearHit[] => {
        const rank = index.rankOfId.get(hit.id);
        const lab = rank === undefined ? undefined : shadeAt(index, rank);
        if (hit.resultType !== 'pigments' || rank === undefined || !lab) return [];
        return [{ ...hit, masstone: rgbToHex(labToRgb(lab)), lab, deltaE: deltaE(rank) }];
      };
      return { ...answer, competitor: answered(competitor), hits: answer.hits.flatMap(near) };
    },
  };
}

function demandRole(viewer: Viewer): void {
  if (viewer.userId === null) throw loginRequired('You need to log in to search by competitors’ products.');
  if (!canSeeCompetitors(viewer))
    throw insufficientPrivileges('Competitor search is open to competitor viewers and administrators.');
}

function answered({ id, company, name, colorIndex, lab, color }: CompetitorProduct): AnsweredCompetitor {
  return { id, company, name, color_index: colorIndex, lab, color };
}
