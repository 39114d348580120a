import type { SearchResult } from '../../../services/search.ts';
import type { FacetAudience } from '../../rules/facet-audience.ts';
import type { ListingQuery } from '../../rules/listing-query.ts';
import type { BaseFilters } from '../../rules/listing-request.ts';
import { permittedQuery } from '../../rules/permitted-query.ts';

/**
 * Keeps a result within the base filters. Without one of which the service knows no value, it would be the whole catalogue:
 * there are no hits then. `unknownBase` names such values, which are the page's mistake and nobody's filter.
 */
export function withinBase(
  result: SearchResult,
  base: BaseFilters,
  { type }: ListingQuery,
  viewer: FacetAudience,
): SearchResult {
  const filters = Object.fromEntries(
    Object.entries(base).map(([key, value]) => [key, [value].flat().flatMap((each) => each.split(','))]),
  );
  const own = permittedQuery({ term: '', type, filters }, viewer).query.filters;
  const unknownBase = result.ignored.filter(({ key, value }) => own[key]?.includes(value));
  if (unknownBase.length === 0) return result;
  const isLost = Object.entries(own).some(([key, values]) =>
    values.every((value) => unknownBase.some((each) => each.key === key && each.value === value)),
  );
  const ignored = result.ignored.filter((each) => !unknownBase.includes(each));
  return {
    ...{ ...result, ignored, unknownBase },
    ...(isLost && { total: 0, hits: [], aggregations: {}, didYouMean: undefined }),
  };
}
