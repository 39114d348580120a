import { FILTER_KEYS, FILTERS } from '../rules/filter-table.ts';
import type { ListingOptions } from './listing-options.ts';

const KEYS = FILTERS.map(({ key }) => key);
/** What names the colour of a search by colour: a competitor's product, or values, and their conditions. */
const OF_COLOR = ['near', 'lab', 'medium', 'shade', 'illuminant', 'observer', 'tolerance'];
/** What has a name in the address. */
const NAMED = [...KEYS, 'sort', 'view', ...OF_COLOR];

/**
 * Looks for a key that is none of ours, and for two keys of one name in the address: a listing that passed over a base
 * filter would show what it shall not.
 *
 * @returns the reason, in one sentence for editors
 */
export function wrongOption({
  filters,
  facets = [],
  urlKeys,
}: Pick<ListingOptions, 'filters' | 'facets' | 'urlKeys'>): string | undefined {
  const unknown = (path: string, keys: readonly string[], known: readonly string[]) => {
    const key = keys.find((key) => !known.includes(key));
    return key && `data-ce-props.${path} must be one of ${known.join(', ')}, but is "${key}".`;
  };
  return (
    unknown('filters: each key', Object.keys(filters), KEYS) ||
    unknown('facets: each value', facets, FILTER_KEYS) ||
    unknown('urlKeys: each key', Object.keys(urlKeys), NAMED) ||
    namesake(urlKeys)
  );
}

function namesake(urlKeys: ListingOptions['urlKeys']): string | undefined {
  const key = Object.keys(urlKeys).find((key) =>
    NAMED.some((other) => other !== key && (urlKeys[other] ?? other) === urlKeys[key]),
  );
  return (
    key && `data-ce-props.urlKeys.${key} must be a name that no other key has, but is "${urlKeys[key]}".`
  );
}
