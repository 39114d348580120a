import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { type SelectOption, sortOptions } from '../lib/select-option.ts';
import { countryNames } from './answers/countries.ts';

/**
 * GET /api/v1/country of the backend (spec S§7), as options of a select: the code is the value, sorted by name
 * (decision 69). Components get them from `useCountries`.
 *
 * @throws {ServiceError}
 */
export async function readCountries(http: HttpContext, signal: AbortSignal): Promise<SelectOption[]> {
  const names = await readJson(createHttp(http, 'backend').get('api/v1/country', { signal }), countryNames);
  return sortOptions(Object.entries(names).map(([value, title]) => ({ value, title })));
}
