/** Families that share brand lines. */
export type Family = 'azo' | 'polycyclic' | 'mineral' | 'achromatic' | 'effect';

/** What is common to all pigments of one chemistry: typical values of the trade's tables, not of one maker. */
export interface Chemistry {
  key: string;
  /** As shown in the `chemistry` field and filter. */
  title: string;
  family: Family;
  /** Shade holds for five minutes in HDPE up to so many °C. */
  heat: number;
  /** Blue wool scale 1–8 in masstone. */
  light: number;
  /** Weathering, 1–5. */
  weather: number;
  /** Fastness to solvents, 1–5. */
  solvent: number;
  /** g/cm³. */
  density: number;
  /** g of linseed oil per 100 g. */
  oil: number;
  /** Median particle size in µm. */
  d50: number;
  /**
   * Recommendation per industry in the order of `industries`: H highly recommended, R recommended,
   * P potentially recommended, - not offered.
   */
  suits: string;
  /** What the chemistry is known for; one sentence each. */
  character: readonly string[];
  /** What to observe in use; one sentence each. */
  practice: readonly string[];
}
