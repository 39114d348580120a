import type { Rgb } from '../color/rgb.ts';
import type { FieldEntry } from './field-entry.ts';
import type { RecommendationLevel } from './recommendation-level.ts';
import type { ValueStatus } from './value-status.ts';

/** One of several values, with its recommendation level if it has one. */
export interface ListedValue {
  title: string;
  level?: RecommendationLevel | undefined;
  /** Not recommended, or not tested. */
  status?: ValueStatus | undefined;
  /** The title is a code, which the manifest does not name. */
  isCode?: true | undefined;
}

/** A value with its own title. */
export interface TitledValue {
  title: string;
  value: string;
  /** Shown instead of the value. */
  status?: ValueStatus | undefined;
  /** Shown before the value. */
  color?: Rgb | undefined;
  /** The title is a code, which the manifest does not name. */
  isCode?: true | undefined;
}

/** A field's value for display, with titles instead of keys (spec P§3 "Field value forms"). */
export type FieldContent =
  /** `isUnknownForm`: the value has an unexpected form; report it. `isCode`: it is a code that the manifest does not name. */
  | { form: 'text'; text: string; isUnknownForm?: true; isCode?: true }
  | { form: 'html'; html: string }
  /** `text`: in English format, with all decimals. */
  | { form: 'number'; number: number; text: string; unit?: string | undefined }
  | { form: 'boolean'; isTrue: boolean }
  | { form: 'level'; level: RecommendationLevel }
  | { form: 'status'; status: ValueStatus }
  /** `isAll`: the value contains every option, such as all regions (spec P§9, decision B80). */
  | { form: 'list'; items: readonly ListedValue[]; isAll: boolean }
  | { form: 'pairs'; pairs: readonly TitledValue[] }
  | { form: 'color'; color: Rgb };

/** What is needed to read a value. */
export type ReadEntry = Pick<
  FieldEntry,
  'code' | 'dataType' | 'options' | 'unit' | 'decimals' | 'hidesCodes'
>;
