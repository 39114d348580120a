/** Control of a filter. */
export type FacetControl = 'options' | 'swatches' | 'boolean' | 'date';

/** A value of a facet, with the total if it were the only one selected in its facet (decision B33). */
export interface FacetValue {
  key: string;
  title: string;
  /** Number of hits; `undefined` before the first answer. */
  count: number | undefined;
  isChosen: boolean;
  /** Key of its parent value, in the filter above. */
  parent?: string | undefined;
}

/** A filter in the form: one fieldset. */
export interface Facet {
  /** Key of the filter table (spec P§3). */
  key: string;
  title: string;
  control: FacetControl;
  /** Fieldsets of a group are adjacent, such as `colour`; see `filter-table.ts`. */
  group: string;
  /** Key of the parent filter, whose values are the parents of its own. */
  below?: string | undefined;
  /** In fixed order: the manifest's for ordinal fields, else A to Z. */
  values: readonly FacetValue[];
  /** Keys of the values shown before "Show all": up to 12 all, else the eight most frequent. */
  shortlist: ReadonlySet<string>;
}

/** A selected value as a chip: `Colour: Red`. */
export interface Chip {
  key: string;
  /** Empty if the chip represents all values of its filter. */
  value: string;
  /** Title of the filter, such as `Colour`. */
  filter: string;
  /** Title of the value, such as `Red`; `12 chosen products` for filters without a facet. */
  title: string;
  /** Whether the chip needs the filter's title, as in `Light 8`. */
  needsFilter: boolean;
  /** `#rrggbb` of a colour value. */
  swatch?: string | undefined;
}
