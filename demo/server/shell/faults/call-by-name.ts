import { callsOf, readContract } from '../contract/contract.ts';

let named: ReadonlyMap<string, string> | undefined;

/** A method and a path, or any call. */
const CALL = /^(\*|(GET|POST|PUT|DELETE) \/\S*)$/;

/**
 * Returns a call as `POST /login` or `GET /api/v1/pigment/{productId}`; it may be given by its name in the contract,
 * such as `getPigment`. `null` for anything else, so that a misspelt name does not pass for a working call.
 */
export function callByName(text: string): string | null {
  if (CALL.test(text)) return text;
  named ??= new Map(
    callsOf(readContract()).map(({ operationId, method, path }) => [operationId, `${method} ${path}`]),
  );
  return named.get(text) ?? null;
}
