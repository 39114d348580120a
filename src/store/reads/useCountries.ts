import type { SelectOption } from '../../lib/select-option.ts';
import { loadService } from './load-service.ts';
import { defineRead } from './reads.ts';
import { type Read, useRead } from './useRead.ts';

/** The code of the call is loaded while the form is being rendered. */
const countries = defineRead('countries', async ({ http, signal }) => {
  const { readCountries } = await loadService(() => import('../../services/countries.ts'));
  return readCountries(http, signal);
});

/** The countries of forms as sorted select options (spec S§7); see `RemoteSelect` for the field. */
export function useCountries(): Read<SelectOption[]> {
  return useRead(countries());
}
