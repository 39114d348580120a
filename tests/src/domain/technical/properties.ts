import type {
  TechnicalEntry,
  TechnicalProperty,
} from '../../../../src/domain/technical/technical-property.ts';

/** A property of the masstone in alkyd, if nothing else is said. */
export const property = (
  propertyType: string,
  value: unknown,
  more: Partial<TechnicalProperty> = {},
): TechnicalProperty => ({
  ...{ propertyType, value, medium: 'alkyd', applicationType: 'masstone' },
  ...more,
});

/** An entry of a catalogue, titled by its code in capitals. */
export const entry = (
  catalogue: TechnicalEntry['catalogue'],
  code: string,
  sort: number,
  more: Partial<TechnicalEntry> = {},
): TechnicalEntry => ({
  ...{ catalogue, code, sort, title: code.toUpperCase() },
  ...more,
});
