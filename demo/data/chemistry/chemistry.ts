import * as v from 'valibot';

const grade = (highest: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(highest));
const sentences = v.pipe(v.array(v.string()), v.nonEmpty());

/** One chemistry of `chemistries.yaml`. */
export const chemistrySchema = v.strictObject({
  key: v.string(),
  /** As shown in the `chemistry` field and filter. */
  title: v.string(),
  /** Families share brand lines. */
  family: v.picklist(['azo', 'polycyclic', 'mineral', 'achromatic', 'effect']),
  /** Shade holds for five minutes in HDPE up to so many °C. */
  heat: v.number(),
  /** Blue wool scale 1–8 in masstone. */
  light: grade(8),
  /** Weathering, 1–5. */
  weather: grade(5),
  /** Fastness to solvents, 1–5. */
  solvent: grade(5),
  /** g/cm³. */
  density: v.number(),
  /** g of linseed oil per 100 g. */
  oil: v.number(),
  /** Median particle size in µm. */
  d50: v.number(),
  /**
   * Recommendation per industry in the order of `industries`: H highly recommended, R recommended,
   * P potentially recommended, - not offered.
   */
  suits: v.pipe(v.string(), v.regex(/^[HRP-]{8}$/, 'Expected eight letters of H, R, P and -')),
  /** What the chemistry is known for; one sentence each. */
  character: sentences,
  /** What to observe in use; one sentence each. */
  practice: sentences,
});

/** What is common to all pigments of one chemistry. */
export type Chemistry = v.InferOutput<typeof chemistrySchema>;

/** Families that share brand lines. */
export type Family = Chemistry['family'];
