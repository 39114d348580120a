import { isColorRow } from './is-color-row.ts';
import type { TechnicalEntry, TechnicalProperty } from './technical-property.ts';

const CODES = { medium: 'medium', applicationType: 'application', propertyType: 'property' } as const;

/**
 * Separates the measured values that the technical entries name from others, which a newer service may have added. A kind
 * without entries names all; colours are shown by more than their names.
 *
 * @returns `unknown`: what is not named, once each, such as `the medium "rubber"`
 */
export function namedProperties(
  properties: readonly TechnicalProperty[],
  technicalEntries: readonly TechnicalEntry[],
): { named: readonly TechnicalProperty[]; unknown: readonly string[] } {
  const known = (kind: TechnicalEntry['catalogue']) =>
    new Set(technicalEntries.flatMap((entry) => (entry.catalogue === kind ? entry.code : [])));
  const codes = {
    medium: known('medium'),
    applicationType: known('applicationType'),
    propertyType: known('propertyType'),
  };
  const unknownIn = (property: TechnicalProperty) =>
    (['medium', 'applicationType', 'propertyType'] as const).flatMap((kind) => {
      const code = property[kind];
      const isNamed = code === '' || codes[kind].size === 0 || codes[kind].has(code);
      return isNamed || (kind === 'propertyType' && isColorRow({ key: code }))
        ? []
        : `the ${CODES[kind]} "${code}"`;
    });
  const named = properties.filter((property) => unknownIn(property).length === 0);
  return {
    // The same list, for what is derived from it.
    named: named.length === properties.length ? properties : named,
    unknown: [...new Set(properties.flatMap(unknownIn))],
  };
}

/** Returns the measured values for a reader: without those that entries which hide codes do not name. */
export function shownProperties(
  properties: readonly TechnicalProperty[],
  technicalEntries: readonly TechnicalEntry[],
): readonly TechnicalProperty[] {
  const isHiding = technicalEntries.some(({ hidesCodes }) => hidesCodes);
  return isHiding ? namedProperties(properties, technicalEntries).named : properties;
}
