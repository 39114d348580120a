import { type Lab, labToRgb, rgbToHex } from '../../../data/base/color.ts';
import { industryOfMedium } from '../../../data/technical/property-catalogue.ts';
import type { Viewer } from '../../base/context.ts';
import { optionTitle } from '../../catalogue/option-title.ts';
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

type Application = 'masstone' | 'tint';

/** A product of ours beside a colour. */
export type NearHit = PigmentHit & {
  /** The compared shade in the medium of the comparison, which is `medium`; `masstone` and `tint` are measured there. */
  lab: Lab;
  /** Of which `lab` and `light_fastness` are. */
  applicationType: Application;
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
  shade?: Application;
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
  const facets = new Map([[LIGHT, lightFacet(measured.get(medium))]]);
  const answer = answerSearch(search, { query, body, viewer, facets, order: nearest.order });
  const { aggregations } = answer;
  // Each medium is counted with the light fastness measured there.
  const selected = new Map([...query.selected].filter(([key]) => key !== LIGHT));
  const found = aggregations && find({ query: { ...query, selected }, viewer, from: 0, size: 0 });
  const within = (each: string): readonly number[] => {
    const shades = withLight(measured.get(each), query.selected.get(LIGHT));
    return tolerance === undefined ? (shades?.products ?? []) : nearestOfOurs(shades, lab, tolerance).order;
  };
  return {
    ...answer,
    medium: answeredMedium(medium),
    ...(found && {
      media: countMedia(found, within, medium),
      aggregations: { ...aggregations, i: countIndustries(index, found, (code) => within(mediumIn(code))) },
    }),
    ...(answer.total === 0 && tolerance !== undefined && nearestOutside()),
    hits: answer.hits.flatMap((hit) => nearHit(hit, { index, medium, shade }, nearest)),
  };

  function nearestOutside(): { nearest?: number } {
    const all = nearestOfOurs(measured.get(medium), lab);
    const page = { ...body, from: 0, size: 1 };
    const [first] = answerSearch(search, { query, body: page, viewer, facets, order: all.order }).hits;
    const near = first && all.shadeOf(index.rowOf(first.id) ?? -1);
    return near ? { nearest: near.deltaE } : {};
  }
}

const LIGHT = 'light_fastness';

const NONE: MeasuredShades = { products: [], labs: [], lights: [] };

/** The products measured in a medium and depth by their light fastness there. */
function lightFacet({ products, lights }: MeasuredShades = NONE) {
  const rows = Map.groupBy(products.keys(), (at) => lights[at]);
  return [...rows].flatMap(([key, at]) => {
    const title = key && optionTitle(LIGHT, key);
    return title ? [{ key, title, products: Uint16Array.from(at, (each) => products[each] ?? 0) }] : [];
  });
}

function withLight(shades: MeasuredShades = NONE, chosen?: readonly string[]): MeasuredShades {
  if (!chosen) return shades;
  const isChosen = (_: unknown, at: number) => chosen.includes(shades.lights[at] ?? '');
  return {
    products: shades.products.filter(isChosen),
    labs: shades.labs.filter(isChosen),
    lights: shades.lights.filter(isChosen),
  };
}

function nearHit(
  hit: Hit,
  { index, medium, shade }: { index: SearchIndex; medium: string; shade: Application },
  { shadeOf }: NearestOfOurs,
): NearHit[] {
  const row = index.rowOf(hit.id) ?? -1;
  const near = shadeOf(row);
  if (hit.resultType !== 'pigments' || !near) return [];
  const { lab, deltaE, light } = near;
  // What it is listed with was measured in another medium.
  const { look_industry: _industry, masstone: _masstone, tint: _tint, ...listed } = hit;
  const { light_fastness: _light, weather_fastness: _weather, heat_stability: _heat, ...rest } = listed;
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
      ...(light && { light_fastness: light }),
      ...{ applicationType: shade, lab, deltaE },
    },
  ];
}

/** `#rrggbb` of a product's shade. */
function hexIn(shades: MeasuredShades | undefined, row: number): string | undefined {
  const lab = shades?.labs[shades.products.indexOf(row)];
  return lab && rgbToHex(labToRgb(lab));
}
