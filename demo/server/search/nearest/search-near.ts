import { type Lab, labToRgb, rgbToHex } from '../../../data/base/color.ts';
import { industryOfMedium } from '../../../data/technical/property-catalogue.ts';
import type { Viewer } from '../../base/context.ts';
import { answerSearch, type SearchAnswer } from '../answer-search.ts';
import type { FindProducts } from '../hits/find-products.ts';
import type { Hit, PigmentHit } from '../hits/hit-reader.ts';
import type { MeasuredShades, SearchIndex } from '../index/search-index.ts';
import type { PageBody } from '../query/page-body.ts';
import type { SearchQuery } from '../query/search-query.ts';
import type { Search } from '../search.ts';
import {
  type AnsweredMedium,
  answeredMedium,
  countIndustries,
  countMedia,
  type MediumChoice,
  type MediumCount,
} from './compared-medium.ts';
import { type NearestOfOurs, nearestOfOurs } from './nearest-of-ours.ts';

/** A product of ours beside a colour. */
export type NearHit = PigmentHit & {
  /** The compared shade in the medium of the comparison, which is `medium`; `masstone` and `tint` are measured there. */
  lab: Lab;
  /** CIEDE2000. */
  deltaE: number;
};

/** Our products by their distance from a colour. */
export interface NearAnswer extends Omit<SearchAnswer, 'hits'> {
  /** In which ours are measured. */
  medium: AnsweredMedium;
  /** The media to choose from; not with further pages. */
  media?: MediumCount[];
  /** The smallest difference without the tolerance, if nothing is within. */
  nearest?: number;
  hits: NearHit[];
}

/** A search for our products near a colour. */
export interface NearSearch {
  lab: Lab;
  /** @default 'masstone' */
  shade?: 'masstone' | 'tint';
  /** Largest difference by CIEDE2000. @default all */
  tolerance?: number | undefined;
  choice: MediumChoice;
  query: SearchQuery;
  body: PageBody;
  viewer: Viewer;
}

/** What the search is made with. */
export interface NearSources {
  index: SearchIndex;
  search: Search;
  find: FindProducts;
}

/** Searches our products by their distance from a colour, in one medium. */
export function searchNear({ index, search, find }: NearSources, asked: NearSearch): NearAnswer {
  const { lab, shade = 'masstone', tolerance, choice, body, viewer } = asked;
  const { medium, mediumIn, ignored } = choice;
  const measured = shade === 'tint' ? index.tints : index.masstones;
  const query: SearchQuery = {
    ...{ ...asked.query, type: 'pigments', sort: 'relevance', tab: null },
    ignored: [...asked.query.ignored, ...ignored],
  };
  const nearest = nearestOfOurs(measured.get(medium), lab, tolerance);
  const answer = answerSearch(search, { query, body, viewer, order: nearest.order });
  const { aggregations } = answer;
  const found = aggregations && find({ query, viewer, from: 0, size: 0 });
  const within = (each: string): readonly number[] =>
    tolerance === undefined
      ? (measured.get(each)?.products ?? [])
      : nearestOfOurs(measured.get(each), lab, tolerance).order;
  return {
    ...answer,
    medium: answeredMedium(medium),
    ...(found && {
      media: countMedia(found, within, medium),
      aggregations: { ...aggregations, i: countIndustries(index, found, (code) => within(mediumIn(code))) },
    }),
    ...(answer.total === 0 && tolerance !== undefined && nearestOutside()),
    hits: answer.hits.flatMap((hit) => nearHit(hit, index, medium, nearest)),
  };

  function nearestOutside(): { nearest?: number } {
    const all = nearestOfOurs(measured.get(medium), lab);
    const page = { ...body, from: 0, size: 1 };
    const [first] = answerSearch(search, { query, body: page, viewer, order: all.order }).hits;
    const near = first && all.shadeOf(index.rowOf(first.id) ?? -1);
    return near ? { nearest: near.deltaE } : {};
  }
}

function nearHit(hit: Hit, index: SearchIndex, medium: string, { shadeOf }: NearestOfOurs): NearHit[] {
  const row = index.rowOf(hit.id) ?? -1;
  const near = shadeOf(row);
  if (hit.resultType !== 'pigments' || !near) return [];
  const { lab, deltaE } = near;
  // Its colours are those of the medium it is listed with.
  const { masstone: _masstone, tint: _tint, ...rest } = hit;
  const industry = industryOfMedium(medium);
  const masstone = hexIn(index.masstones.get(medium), row);
  const tint = hexIn(index.tints.get(medium), row);
  return [
    {
      ...rest,
      ...{ medium, medium_title: answeredMedium(medium).title },
      ...(industry && { look_industry: industry }),
      ...(masstone && { masstone }),
      ...(tint && { tint }),
      ...{ lab, deltaE },
    },
  ];
}

/** `#rrggbb` of a product's shade. */
function hexIn(shades: MeasuredShades | undefined, row: number): string | undefined {
  const lab = shades?.labs[shades.products.indexOf(row)];
  return lab && rgbToHex(labToRgb(lab));
}
