/** A parameter of an address as it stands there, with its name and its values as they are meant. */
export interface QueryPair {
  raw: string;
  name: string;
  /** One for each part that a literal comma separates; `%2C` is part of a value (decision B26). */
  values: readonly string[];
  /** The value as a whole, commas and all. */
  whole: string;
}

/** Reads the parameters of an address, in their order. Nothing throws: what is encoded wrongly stands for itself. */
export function queryPairs(search: string): QueryPair[] {
  const query = search.replace(/^\?/, '');
  if (query === '') return [];
  return query.split('&').map((raw) => {
    const at = raw.indexOf('=');
    const name = at < 0 ? raw : raw.slice(0, at);
    const value = at < 0 ? '' : raw.slice(at + 1);
    return { raw, name: decode(name), values: value.split(',').map(decode), whole: decode(value) };
  });
}

/** Writes a parameter as a form would, so that an address is the same with and without script. */
export function queryPair(name: string, value: string): string {
  return new URLSearchParams([[name, value]]).toString();
}

function decode(text: string): string {
  return new URLSearchParams(`_=${text}`).get('_') ?? '';
}
