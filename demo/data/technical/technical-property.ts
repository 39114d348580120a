import type { Rgb } from '../base/color.ts';
import type { IndustryCode } from '../industries.ts';

/** How values of technical properties are to be read (spec P§3). */
export const technicalDataTypes = [
  'number',
  'text',
  'rgb',
  'nested_list',
  'chroma',
  'hue',
  'lightness',
  'si',
  'sa',
  'sg',
  'a',
  'b',
] as const;

/** How the value of a technical property is to be read (spec P§3). */
export type TechnicalDataType = (typeof technicalDataTypes)[number];

/** A value between two numbers, as supplied and as numbers. */
export interface NumberRange {
  raw: string;
  min: number;
  max: number;
  unit: string;
}

/** One measured value of a product in a medium (spec P§3 "Technical property"). */
export interface TechnicalProperty {
  /** `{propertyType}` with its angle, unique within medium and application. */
  code: string;
  propertyType: string;
  applicationType: string;
  medium: string;
  industry: IndustryCode;
  /** `not_tested` and `not_recommended` explain a missing value; null if none was supplied. */
  value: number | string | Rgb | NumberRange | { key: string; value: string }[] | null;
  unit?: string;
  dataType: TechnicalDataType;
  /** Angle from the gloss, for effect pigments. */
  angle?: string;
}
