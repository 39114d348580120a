/**
 * The values of a key in a raw query string. A comma separates only where it stands literally, so that a value may
 * hold one as `%2C` (decision B26); `URLSearchParams` tells them apart no longer.
 *
 * @param search such as `?c=red,blue&c=green`
 */
export function listIn(search: string, key: string): string[] {
  return rawValues(search, key)
    .flatMap((raw) => raw.split(','))
    .map((raw) => decode(raw).trim())
    .filter(Boolean);
}

/** The values of a key that is no list: commas are part of them. */
export function textsIn(search: string, key: string): string[] {
  return rawValues(search, key)
    .map((raw) => decode(raw).trim())
    .filter(Boolean);
}

/** Every key of a raw query string, once each. */
export function keysIn(search: string): Set<string> {
  return new Set(pairsIn(search).map(([key]) => key));
}

function rawValues(search: string, key: string): string[] {
  return pairsIn(search)
    .filter(([name]) => name === key)
    .map(([, raw]) => raw);
}

function pairsIn(search: string): [key: string, raw: string][] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return [decode(name), rest.join('=')];
    });
}

/** A stray percent sign stands for itself, as it does in `URLSearchParams`. */
function decode(raw: string): string {
  return raw.includes('%') || raw.includes('+') ? (new URLSearchParams(`v=${raw}`).get('v') ?? '') : raw;
}
