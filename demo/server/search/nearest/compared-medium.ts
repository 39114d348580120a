import type { IndustryCode } from '../../../data/industries.ts';
import {
  industryOfMedium,
  mediaByCode,
  mediaByIndustry,
} from '../../../data/technical/property-catalogue.ts';
import type { FacetCount } from '../facets/facet-count.ts';
import { type FoundProducts, hitsAmong, hitsExcept } from '../hits/find-products.ts';
import { productSet } from '../index/product-set.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { textsIn } from '../query/raw-query.ts';
import type { IgnoredValue } from '../query/search-query.ts';

/** A medium as the service answers it. */
export interface AnsweredMedium {
  key: string;
  title: string;
  /** Its composition or application. */
  condition: string;
}

/** A medium that colours can be compared in, with the number of products then found. */
export type MediumCount = AnsweredMedium & Pick<FacetCount, 'count'> & { industry?: IndustryCode };

/** What a medium is called, and what it is. */
export function answeredMedium(key: string): AnsweredMedium {
  const { title = key, description = '' } = mediaByCode[key] ?? {};
  return { key, title, condition: description };
}

/**
 * The medium in which a colour is compared with ours: its own, so that only pigments differ, unless other industries than
 * that medium's are chosen; then the first medium of the first of them.
 */
function mediumFor(own: string, industries: readonly IndustryCode[]): string {
  const industry = industryOfMedium(own);
  const [first] = industries;
  if (!first || (industry && industries.includes(industry))) return own;
  return mediaByIndustry[first][0] ?? own;
}

/** The medium that a query asks for. */
export interface MediumChoice {
  medium: string;
  /** The medium if this were the only industry chosen. */
  mediumIn: (industry: IndustryCode) => string;
  /** Values that name no medium, or a second one. */
  ignored: IgnoredValue[];
}

/**
 * Reads the medium from a query string.
 *
 * @param search the raw query string
 * @param industries codes of those chosen
 * @param own medium of the colour
 */
export function chooseMedium(search: string, industries: readonly string[], own: string): MediumChoice {
  const asked = textsIn(search, 'medium');
  const chosen = asked.find((medium) => Object.hasOwn(mediaByCode, medium));
  return {
    medium: chosen ?? mediumFor(own, industries as readonly IndustryCode[]),
    mediumIn: (industry) => chosen ?? mediumFor(own, [industry]),
    ignored: asked.filter((value) => value !== chosen).map((value) => ({ key: 'medium', value })),
  };
}

/**
 * Counts the products found in each medium that finds any, and the chosen one.
 *
 * @param within rows of the products that are near enough in a medium
 */
export function countMedia(
  found: FoundProducts,
  within: (medium: string) => readonly number[],
  chosen: string,
): MediumCount[] {
  const hits = hitsExcept(found);
  return Object.keys(mediaByCode)
    .map((medium) => {
      const industry = industryOfMedium(medium);
      const count = hitsAmong(hits, within(medium));
      return { ...answeredMedium(medium), ...(industry && { industry }), count };
    })
    .filter(({ key, count }) => count > 0 || key === chosen);
}

/**
 * Counts the products of each industry in the medium that choosing it brings along.
 *
 * @param within rows of the products that are near enough in the medium with that industry alone chosen
 */
export function countIndustries(
  { facets }: SearchIndex,
  found: FoundProducts,
  within: (industry: IndustryCode) => readonly number[],
): FacetCount[] {
  const hits = hitsExcept(found, 'i');
  const chosen = found.request.query.selected.get('i') ?? [];
  return (facets.get('i') ?? [])
    .map(({ key, title, products }) => {
      const measured = productSet(hits.length, within(key as IndustryCode));
      return { key, title, count: hitsAmong(hits, products, measured) };
    })
    .filter(({ key, count }) => count > 0 || chosen.includes(key));
}
