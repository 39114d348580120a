import type { Lab } from '../../../data/base/color.ts';
import type { CompetitorProduct } from '../../../data/competitors/competitor-products.ts';
import { canSeeCompetitors } from '../../base/access.ts';
import type { Viewer } from '../../base/context.ts';
import { insufficientPrivileges, loginRequired, notFound } from '../../http/refusals.ts';
import { answeredMedium, chooseMedium } from '../nearest/compared-medium.ts';
import { type NearAnswer, type NearSources, searchNear } from '../nearest/search-near.ts';
import type { PageBody } from '../query/page-body.ts';
import { listIn } from '../query/raw-query.ts';
import type { SearchQuery } from '../query/search-query.ts';
import { competitorBook } from './competitor-book.ts';

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

/** Our products by their distance from a competitor's. */
export interface NearestAnswer extends NearAnswer {
  competitor: AnsweredCompetitor;
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
interface CompetitorSources extends NearSources {
  /** @throws Refusal 400 for a term that is too long */
  queryOf: (search: string, viewer: Viewer) => SearchQuery;
}

const SUGGESTED = 10;

export function competitorCalls(sources: CompetitorSources): CompetitorCalls {
  const { queryOf } = sources;
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
      const query = queryOf(raw, viewer);
      const choice = chooseMedium(raw, query.selected.get('i') ?? [], competitor.medium);
      const near = searchNear(sources, { lab: competitor.lab, choice, query, body, viewer });
      return { ...near, competitor: answered(competitor) };
    },
  };
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
