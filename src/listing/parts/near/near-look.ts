import type { Light } from '../../../domain/color/color-conditions.ts';
import type { ComparedMedium } from '../../../domain/color/compared-medium.ts';
import type { NearStandard, Shade } from '../../../domain/color/near-standard.ts';
import type { NearDifference } from '../../rules/near/near-differences.ts';

/** How our products are shown beside a colour. Must be a stable object while hits are added. */
export interface NearLook {
  standard: NearStandard;
  /** Head of the standard's colours, such as `Theirs`. */
  head: string;
  /** Parts of a difference that have a column. */
  differences: readonly NearDifference[];
  /** The shade of ours that is compared. */
  shade: Shade;
  /** The other shade, shown beside it where it was measured. @default none */
  beside?: Shade | undefined;
}

/** The conditions of a comparison, without which a colour difference means nothing, as texts and for the table. */
export interface NearWords {
  /** Facts about the standard, below its name. */
  about: readonly string[];
  /** What makes the comparison doubtful, if anything does. */
  note?: string | undefined;
  /** Conditions of ours, beside the head of the hits. */
  ours?: string | undefined;
  /** How to read the figures, below the hits. */
  fine: string;
  /** What the plane shows. */
  plane: string;
  /** The standard's point in the plane. */
  point: (values: { name: string; a: string; b: string }) => string;
  /** What the copied table holds of the conditions. */
  table: NearFacts;
}

/** What a table of the hits holds of their comparison. */
export interface NearFacts {
  /** Medium of ours, if the service names it. */
  medium: ComparedMedium | undefined;
  /** Title of the standard's medium, if known. */
  standardMedium?: string | undefined;
  light: Light;
  /** What the measurement of the standard did not name, so that the usual light, or observer, was assumed. */
  assumed?: 'light' | 'observer' | undefined;
  /** The largest ΔE00 that was searched for. */
  tolerance?: number | undefined;
  /** Customers must not learn of the standard. @default false */
  isInternal?: boolean;
}
