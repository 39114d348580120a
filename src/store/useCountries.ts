import type { SelectOption } from '../lib/select-option.ts';
import { readCountries } from '../services/countries.ts';
import { type Read, useRead } from './useRead.ts';

/** The countries of forms as sorted select options (shell specification §7); see `RemoteSelect` for the field. */
export function useCountries(): Read<SelectOption[]> {
  return useRead('countries', readCountries);
}
