/** A parameter of an address: its literal text, and its decoded name and values. */
export interface QueryPair {
  raw: string;
  name: string;
  /** Parts between literal commas; `%2C` belongs to a value (decision B26). */
  values: readonly string[];
  /** The whole value, including commas. */
  whole: string;
}

/** Reads the parameters of an address in order. Never throws: invalid encodings are kept literally. */
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

/** Formats a parameter like a form, so that addresses are the same with and without script. */
export function queryPair(name: string, value: string): string {
  return new URLSearchParams([[name, value]]).toString();
}

function decode(text: string): string {
  return new URLSearchParams(`_=${text}`).get('_') ?? '';
}
