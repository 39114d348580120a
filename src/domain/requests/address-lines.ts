import { countryName } from '../../lib/text/country-name.ts';
import type { KnownAddress } from './full-address.ts';

/** Writes a postal address in lines: name, street, postal code with town, country. Leaves out what is not known. */
export function addressLines({ name, street, zipCode, city, country }: KnownAddress): string {
  const town = [zipCode, city].filter(Boolean).join(' ');
  return [name, street, town, country && countryName(country)].filter(Boolean).join('\n');
}
