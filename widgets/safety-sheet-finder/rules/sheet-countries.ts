import type { SheetType } from '../../../src/domain/documents/sheet-option.ts';
import { otherValue, type SelectOption } from '../../../src/lib/select-option.ts';
import { countryName } from '../../../src/lib/text/country-name.ts';
import { isOffered } from '../../../src/product/rules/documents/sheet-options.ts';

/**
 * Returns the countries for whose law there are sheets, and "another country", for which all types are offered. None if
 * the service names no countries.
 *
 * @param other title of another country
 */
export function countryOptions(types: readonly SheetType[], other: string): SelectOption[] {
  const codes = [...new Set(types.flatMap(({ countries }) => countries))];
  if (codes.length === 0) return [];
  return [
    ...codes.map((value) => ({ value, title: countryName(value) })),
    { value: otherValue, title: other },
  ];
}

/** Returns the country that was chosen, else the user's own; empty if there are sheets for neither. */
export function countryOf(
  countries: readonly SelectOption[],
  chosen: string,
  own: string | undefined,
): string {
  if (isOffered(countries, chosen)) return chosen;
  return own !== undefined && isOffered(countries, own) ? own : '';
}

/** Returns the types of sheets for a country; all of them for another one, and if none is known. */
export function typesFor(types: readonly SheetType[], country: string): readonly SheetType[] {
  const found = types.filter(({ countries }) => countries.includes(country));
  return found.length > 0 ? found : types;
}
