import type { Light } from '../../../src/domain/color/color-conditions.ts';
import type { ColourQuery, TypedSearch } from './typed-search.ts';

/** Names in the address. */
export const ADDRESS_KEYS = [
  ...(['lab', 'medium', 'shade', 'illuminant', 'observer', 'tolerance'] as const),
  ...(['sample', 'assumed'] as const),
] as const;

/** What the address holds; empty texts for what it does not. */
export type InAddress = Record<(typeof ADDRESS_KEYS)[number], string>;

/** What stands where the address has nothing. */
export interface SearchDefaults {
  /** As in the address; empty for none. */
  lab: string;
  medium: string;
  tolerance: string;
}

/** Reads an address as if it had been typed, so that each wrong value can be shown in its field. */
export function typedInAddress(found: InAddress, defaults: SearchDefaults): TypedSearch {
  const lab = found.lab || defaults.lab;
  // Spaces as written; other people's links have commas or semicolons.
  const separator = [/\s+/, ';', ','].find((each) => lab.split(each).length > 1) ?? ' ';
  const [L = '', a = '', ...rest] = lab.split(separator).map((each) => each.trim());
  return {
    ...{ L, a, b: rest.join(' ') },
    medium: found.medium || defaults.medium,
    shade: found.shade || 'masstone',
    illuminant: found.illuminant,
    observer: found.observer.replace(/\s*°$/, '').replace(/.$/, '$&°'),
    tolerance: found.tolerance || defaults.tolerance,
    sample: found.sample,
    assumed: found.assumed === 'light' || found.assumed === 'observer' ? found.assumed : '',
  };
}

/**
 * Returns what the address has to hold for a search; empty texts for defaults.
 *
 * @param byDefault light of the service
 */
export function inAddress(query: ColourQuery, defaults: SearchDefaults, byDefault: Light): InAddress {
  const { lab, medium, shade, light, tolerance, sample, assumed } = query;
  const unless = (usual: string, value: string) => (value === usual ? '' : value);
  return {
    lab: [lab.L, lab.a, lab.b].join(' '),
    medium: medium ?? '',
    shade: unless('masstone', shade),
    illuminant: unless(byDefault.illuminant, light.illuminant),
    observer: unless(byDefault.observer, light.observer).replace('°', ''),
    tolerance: unless(defaults.tolerance, String(tolerance)),
    ...{ sample, assumed },
  };
}
