import { queryPair, queryPairs } from './query-pairs.ts';

/** Returns a parameter of a query string; undefined if it is missing or empty. */
export function chosenIn(search: string, name: string): string | undefined {
  return queryPairs(search)
    .find((pair) => pair.name === name && pair.whole.trim())
    ?.whole.trim();
}

/** Sets a parameter of a query string; everything else stays as it is. */
export function withChosen(search: string, name: string, value: string): string {
  const pairs = queryPairs(search);
  const index = pairs.findIndex((pair) => pair.name === name);
  const rest = pairs.filter((pair) => pair.name !== name).map(({ raw }) => raw);
  const at = index < 0 ? rest.length : pairs.slice(0, index).filter((pair) => pair.name !== name).length;
  return `?${rest.toSpliced(at, 0, queryPair(name, value)).join('&')}`;
}

/** Removes a parameter from a query string. */
export function withoutChosen(search: string, name: string): string {
  const rest = queryPairs(search)
    .filter((pair) => pair.name !== name)
    .map(({ raw }) => raw)
    .join('&');
  return rest ? `?${rest}` : '';
}
