import { nameCountries } from '../../src/domain/gates/name-countries.ts';
import { useCountries } from '../../src/store/useCountries.ts';

/**
 * The names of countries, sorted: those of the backend, or the browser's own where it does not answer.
 *
 * @returns nothing until either is known
 */
export function useCountryNames(codes: readonly string[]): string[] | undefined {
  const countries = useCountries();
  if (countries.status === 'loading') return undefined;
  const known = countries.status === 'ready' ? countries.value : [];
  return nameCountries(codes, new Map(known.map(({ value, title }) => [value, title])));
}
