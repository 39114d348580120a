import type { Lab } from '../../../data/base/color.ts';
import { labToRgb, rgbToHex } from '../../../data/base/color.ts';
import type { CompetitorProduct } from '../../../data/competitors/competitor-products.ts';
import { industryOfMedium } from '../../../data/technical/property-catalogue.ts';
import { canSeeCompetitors } from '../../base/access.ts';
import type { Viewer } from '../../base/context.ts';
import { insufficientPrivileges, loginRequired, notFound } from '../../http/refusals.ts';
import { answerSearch, type SearchAnswer } from '../answer-search.ts';
import type { FindProducts } from '../hits/find-products.ts';
import type { Hit, PigmentHit } from '../hits/hit-reader.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { PageBody } from '../query/page-body.ts';
import { listIn } from '../query/raw-query.ts';
import type { SearchQuery } from '../query/search-query.ts';
import type { Search } from '../search.ts';
import {
  type AnsweredMedium,
  answeredMedium,
  chooseMedium,
  countIndustries,
  countMedia,
  type MediumCount,
} from './compared-medium.ts';
import { competitorBook } from './competitor-book.ts';
import { type NearestOfOurs, nearestOfOurs } from './nearest-of-ours.ts';

/** A competitor's product as the service answers it. */
export interface AnsweredCompetitor {
  id: string;
  company: string;
  name: string;
  color_index: string;
  /** Code of the medium in which it was measured. */
  medium: string;
  medium_title: string;
  lab: Lab;
  color: string;
}

/** A product of ours beside a competitor's. */
export type NearHit = PigmentHit & {
  /** Full shade in the medium of the comparison, which is `medium`; `masstone` is its colour. */
  lab: Lab;
  /** CIEDE2000. */
  deltaE: number;
};

/** Our products by their distance from a competitor's. */
export interface NearestAnswer extends Omit<SearchAnswer, 'hits'> {
  competitor: AnsweredCompetitor;
  /** In which ours are measured. */
  medium: AnsweredMedium;
  /** The media to choose from; not with further pages. */
  media?: MediumCount[];
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
interface CompetitorSources {
  index: SearchIndex;
  search: Search;
  find: FindProducts;
  /** @throws Refusal 400 for a term that is too long */
  queryOf: (search: string, viewer: Viewer) => SearchQuery;
}

const SUGGESTED = 10;

export function competitorCalls({ index, search, find, queryOf }: CompetitorSources): CompetitorCalls {
  const book = competitorBook();
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
      const asked = queryOf(raw, viewer);
      const { medium, mediumIn, ignored } = chooseMedium(raw, asked.selected.get('i') ?? [], competitor);
      const query: SearchQuery = {
        ...{ ...asked, type: 'pigments', sort: 'relevance', tab: null },
        ignored: [...asked.ignored, ...ignored],
      };
      const nearest = nearestOfOurs(index, competitor.lab, medium);
      const answer = answerSearch(search, { query, body, viewer, order: nearest.order });
      const { aggregations } = answer;
      const found = aggregations && find({ query, viewer, from: 0, size: 0 });
      return {
        ...answer,
        competitor: answered(competitor),
        medium: answeredMedium(medium),
        ...(found && {
          media: countMedia(index, found, medium),
          aggregations: { ...aggregations, i: countIndustries(index, found, mediumIn) },
        }),
        hits: answer.hits.flatMap((hit) => nearHit(hit, nearest.shadeOf(index.rowOf(hit.id) ?? -1), medium)),
      };
    },
  };
}

function nearHit(hit: Hit, near: ReturnType<NearestOfOurs['shadeOf']>, medium: string): NearHit[] {
  if (hit.resultType !== 'pigments' || !near) return [];
  const { lab, deltaE } = near;
  // Its tint is that of the medium it is listed with.
  const { tint, ...rest } = hit;
  const industry = industryOfMedium(medium);
  return [
    {
      ...rest,
      ...(hit.medium === medium && tint && { tint }),
      ...{ medium, medium_title: answeredMedium(medium).title },
      ...(industry && { look_industry: industry }),
      ...{ masstone: rgbToHex(labToRgb(lab)), lab, deltaE },
    },
  ];
}

function demandRole(viewer: Viewer): void {
  if (viewer.userId === null) throw loginRequired('You need to log in to search by competitors’ products.');
  if (!canSeeCompetitors(viewer))
    throw insufficientPrivileges('Competitor search is open to competitor viewers and administrators.');
}

function answered(product: CompetitorProduct): AnsweredCompetitor {
  const { id, company, name, colorIndex, medium, lab, color } = product;
  const { title } = answeredMedium(medium);
  return { ...{ id, company, name, color_index: colorIndex }, medium, medium_title: title, lab, color };
}
