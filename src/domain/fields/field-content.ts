import type { Rgb } from '../color/rgb.ts';
import type { FieldEntry } from './field-entry.ts';
import type { RecommendationLevel } from './recommendation-level.ts';
import type { ValueStatus } from './value-status.ts';

/** One of several values, with its recommendation level if it has one. */
export interface ListedValue {
  title: string;
  level?: RecommendationLevel | undefined;
  /** The product is not recommended for it, or not tested. */
  status?: ValueStatus | undefined;
}

/** A value with its own title. */
export interface TitledValue {
  title: string;
  value: string;
  /** Stands in place of the value. */
  status?: ValueStatus | undefined;
  /** Shown before the value. */
  color?: Rgb | undefined;
}

/** A field's value for display, with titles instead of keys (spec P§3 "Field value forms"). */
export type FieldContent =
  /** `isUnknownForm`: nobody foresaw the value's form; report it. */
  | { form: 'text'; text: string; isUnknownForm?: true }
  | { form: 'html'; html: string }
  /** `text`: in English format, with all decimals. */
  | { form: 'number'; number: number; text: string; unit?: string | undefined }
  | { form: 'boolean'; isTrue: boolean }
  | { form: 'level'; level: RecommendationLevel }
  | { form: 'status'; status: ValueStatus }
  /** `isAll`: the value holds every option, such as all regions (spec P§9, decision B80). */
  | { form: 'list'; items: readonly ListedValue[]; isAll: boolean }
  | { form: 'pairs'; pairs: readonly TitledValue[] }
  | { form: 'color'; color: Rgb };

/** What reading a value takes. */
export type ReadEntry = Pick<FieldEntry, 'code' | 'dataType' | 'options' | 'unit' | 'decimals'>;
