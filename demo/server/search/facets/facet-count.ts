/** One value of a filter with the number of hits if it stood alone in its filter. */
export interface FacetCount {
  key: string;
  title: string;
  count: number;
}

/** Counts by URL key of the filter. */
export type Aggregations = Record<string, FacetCount[]>;
