import type { Light } from './color-conditions.ts';

/** The medium in which our products are measured to be compared with another colour. */
export interface ComparedMedium {
  /** Code. */
  key: string;
  title: string;
  /** Its composition or application. */
  condition?: string | undefined;
}

/** A medium to choose from. */
export interface MediumOption extends ComparedMedium {
  /** Code of the industry that uses it. */
  industry?: string | undefined;
  /** Number of products that it would find. */
  count: number;
}

/** What an answer says of its medium; nothing where the service knows of none. */
export interface MediumAnswer {
  medium?: ComparedMedium | undefined;
  /** The media to choose from. */
  media?: readonly MediumOption[] | undefined;
}

/** What an answer says of a comparison of colours. */
export interface ComparedColors extends MediumAnswer {
  /** ΔE00 of the nearest product, if it exceeds the tolerance and there are no hits. */
  nearest?: number | undefined;
  /** `#rrggbb` of the colour that ours are compared with, converted as theirs were, if the service gives it. */
  color?: string | undefined;
  /** In which ours were measured, if the service names it. */
  light?: Light | undefined;
}

/** Media of one industry. */
export interface MediumGroup {
  /** Code; undefined for media of none. */
  industry: string | undefined;
  media: readonly MediumOption[];
}

/** Groups media by industry, in their order. */
export function mediaByIndustry(media: readonly MediumOption[]): MediumGroup[] {
  return [...Map.groupBy(media, ({ industry }) => industry)].map(([industry, media]) => ({
    industry,
    media,
  }));
}
