import { isColorRow } from './is-color-row.ts';
import type { TechnicalEntry, TechnicalProperty } from './technical-property.ts';

const CODES = { medium: 'medium', applicationType: 'application', propertyType: 'property' } as const;

/**
 * Separates the measured values that the catalogues name from others, which a newer service may have added. A catalogue
 * without entries names all; colours are shown by more than their names.
 *
 * @returns `unknown`: what is not named, once each, such as `the medium "rubber"`
 */
export function namedProperties(
  properties: readonly TechnicalProperty[],
  catalogues: readonly TechnicalEntry[],
): { named: readonly TechnicalProperty[]; unknown: readonly string[] } {
  const known = (catalogue: TechnicalEntry['catalogue']) =>
    new Set(catalogues.flatMap((entry) => (entry.catalogue === catalogue ? entry.code : [])));
  const codes = {
    medium: known('medium'),
    applicationType: known('applicationType'),
    propertyType: known('propertyType'),
  };
  const unknownIn = (property: TechnicalProperty) =>
    (['medium', 'applicationType', 'propertyType'] as const).flatMap((catalogue) => {
      const code = property[catalogue];
      const isNamed = code === '' || codes[catalogue].size === 0 || codes[catalogue].has(code);
      return isNamed || (catalogue === 'propertyType' && isColorRow({ key: code }))
        ? []
        : `the ${CODES[catalogue]} "${code}"`;
    });
  const named = properties.filter((property) => unknownIn(property).length === 0);
  return {
    // The same list, for what is derived from it.
    named: named.length === properties.length ? properties : named,
    unknown: [...new Set(properties.flatMap(unknownIn))],
  };
}

/** Returns the measured values for a reader: without those that catalogues which hide codes do not name. */
export function shownProperties(
  properties: readonly TechnicalProperty[],
  catalogues: readonly TechnicalEntry[],
): readonly TechnicalProperty[] {
  const isHiding = catalogues.some(({ hidesCodes }) => hidesCodes);
  return isHiding ? namedProperties(properties, catalogues).named : properties;
}
