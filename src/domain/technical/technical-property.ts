import type { FieldOption } from '../fields/field-entry.ts';

/** One measured value of a product in a medium (spec P§3 "Technical property"). */
export interface TechnicalProperty {
  propertyType: string;
  /** Such as masstone or tint. */
  applicationType: string;
  medium: string;
  value?: unknown;
  unit?: string | undefined;
  dataType?: string | undefined;
  /** Angle from the gloss, for effect pigments (decision B21). */
  angle?: string | undefined;
}

/** The steps of an ordinal value, and which of them is the best. */
export interface Scale {
  min: number;
  max: number;
  best: number;
}

/** Titles and order of media, application types and property types (decision B20). */
export interface TechnicalEntry {
  catalogue: 'propertyType' | 'applicationType' | 'medium';
  code: string;
  title: string;
  description?: string | undefined;
  unit?: string | undefined;
  listOptions?: readonly FieldOption[] | undefined;
  /** Position among the entries of its kind. */
  sort?: number | undefined;
  scale?: Scale | undefined;
  /** Such as `ISO 105-B02`. */
  norm?: string | undefined;
  /** Number of decimals to which numbers are padded. */
  decimals?: number | undefined;
  /** Condition of the measurement. */
  condition?: string | undefined;
  /** Leaves out values that the list options do not name. @default false */
  hidesCodes?: boolean | undefined;
}

/** Code of the application type that every service compares. */
export const MASSTONE = 'masstone';

/** Larger than any angle. */
const BEYOND = 1000;

/**
 * Returns the degrees from the gloss of an angle's code: −15 for `as15`, which is on the near side (decision B21).
 *
 * @returns `undefined` for a code without a number
 */
export function degreesOfAngle(angle: string): number | undefined {
  const [, isNear, digits = ''] = /^(as)?-?(\d+(?:\.\d+)?)$/.exec(angle) ?? [];
  if (digits === '') return undefined;
  return isNear || angle.startsWith('-') ? -Number(digits) : Number(digits);
}

/** Returns the sort position of an angle. A value without an angle comes first. */
export function rankOfAngle(angle: string | undefined): number {
  return angle === undefined ? -BEYOND : (degreesOfAngle(angle) ?? BEYOND);
}

/** Formats an angle, such as `−15°`, with a true minus sign; unknown codes are unchanged. */
export function formatAngle(angle: string): string {
  const degrees = degreesOfAngle(angle);
  return degrees === undefined ? angle : `${String(degrees).replace('-', '−')}°`;
}
