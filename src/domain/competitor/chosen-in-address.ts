import { queryPair, queryPairs } from '../search/query-pairs.ts';

/** The value of a parameter of a query string; undefined where it is missing or empty. */
export function chosenIn(search: string, name: string): string | undefined {
  return queryPairs(search)
    .find((pair) => pair.name === name && pair.whole.trim())
    ?.whole.trim();
}

/** The query string with this value of a parameter; all else stays as it is, in its place. */
export function withChosen(search: string, name: string, value: string): string {
  const pairs = queryPairs(search);
  const place = pairs.findIndex((pair) => pair.name === name);
  const rest = pairs.filter((pair) => pair.name !== name).map(({ raw }) => raw);
  const at = place < 0 ? rest.length : pairs.slice(0, place).filter((pair) => pair.name !== name).length;
  return `?${rest.toSpliced(at, 0, queryPair(name, value)).join('&')}`;
}

/** The query string without a parameter. */
export function withoutChosen(search: string, name: string): string {
  const rest = queryPairs(search).filter((pair) => pair.name !== name);
  return rest.length > 0 ? `?${rest.map(({ raw }) => raw).join('&')}` : '';
}
