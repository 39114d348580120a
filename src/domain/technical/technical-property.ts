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

/** Titles and order of media, application types and property types (decision B20). */
export interface TechnicalEntry {
  catalogue: 'propertyType' | 'applicationType' | 'medium';
  code: string;
  title: string;
  description?: string | undefined;
  unit?: string | undefined;
  listOptions?: readonly { key: string; title: string }[] | undefined;
  /** Position in its catalogue. */
  sort?: number | undefined;
}

/** Angles from the gloss in display order (decision B21). */
const ANGLES = ['as-15', 'as15', '15', '25', '45', '75', '110'];

/** Returns the sort position of an angle. A value without an angle comes first. */
export function placeOfAngle(angle: string | undefined): number {
  if (angle === undefined) return -1;
  const place = ANGLES.indexOf(angle);
  return place < 0 ? ANGLES.length : place;
}

/** Formats an angle, such as `as 15°`. */
export function formatAngle(angle: string): string {
  return angle.replace(/^as-?/, 'as ').concat('°');
}
