import type { Light } from '../../../../src/domain/color/color-conditions.ts';
import { labToRgb, rgbToHex } from '../../../data/base/color.ts';
import { technicalCatalogue } from '../../../data/technical/property-catalogue.ts';
import type { Viewer } from '../../base/context.ts';
import type { PageBody } from '../query/page-body.ts';
import type { SearchQuery } from '../query/search-query.ts';
import { MEASURED_LIGHT, readColorQuery } from './color-query.ts';
import { chooseMedium, countMedia, type MediumCount } from './compared-medium.ts';
import { type NearAnswer, type NearSources, searchNear } from './search-near.ts';

/** In what colours can be compared. */
export interface ColorConditionsAnswer {
  /** Media in which products are measured, with the number of products that the viewer may see. */
  media: MediumCount[];
  applicationTypes: { key: string; title: string }[];
  lights: Light[];
}

/** Our products by their distance from a colour, with the conditions of the comparison. */
export interface NearestToColorAnswer extends NearAnswer, Light {
  applicationType: 'masstone' | 'tint';
  /** `#rrggbb` of the colour, converted as those of products are. */
  color: string;
}

/** A search for our products near a colour. */
export interface NearestToColorCall {
  /** The raw query string. */
  search: string;
  body: PageBody;
  viewer: Viewer;
}

/** Calls of the search by a colour of one's own, for everybody. */
export interface ColorCalls {
  colorConditions: (viewer: Viewer) => ColorConditionsAnswer;
  /** @throws Refusal 400 for a colour or conditions that are not in the service's range */
  nearestToColor: (call: NearestToColorCall) => NearestToColorAnswer;
}

/** What the calls are made with. */
interface ColorSources extends NearSources {
  /** @throws Refusal 400 for a term that is too long */
  queryOf: (search: string, viewer: Viewer) => SearchQuery;
}

/** Of the first industry. */
const FIRST_MEDIUM = 'alkyd';

export function colorCalls(sources: ColorSources): ColorCalls {
  const { index, find, queryOf } = sources;
  return {
    colorConditions(viewer) {
      const query: SearchQuery = { ...queryOf('', viewer), type: 'pigments', sort: 'relevance', tab: null };
      const found = find({ query, viewer, from: 0, size: 0 });
      const measured = (medium: string) => index.masstones.get(medium)?.products ?? [];
      const media = countMedia(found, measured, '');
      const types = technicalCatalogue.filter(({ catalogue }) => catalogue === 'applicationType');
      return {
        media,
        applicationTypes: types.map(({ code, title }) => ({ key: code, title })),
        lights: [MEASURED_LIGHT],
      };
    },
    nearestToColor({ search, body, viewer }) {
      const color = readColorQuery(search);
      const query = queryOf(search, viewer);
      const choice = chooseMedium(search, query.selected.get('i') ?? [], FIRST_MEDIUM);
      const near = searchNear(sources, { ...color, choice, query, body, viewer });
      const shown = rgbToHex(labToRgb(color.lab));
      return { ...near, applicationType: color.shade, color: shown, ...MEASURED_LIGHT };
    },
  };
}
