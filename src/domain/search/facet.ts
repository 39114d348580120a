/** How a filter is chosen. */
export type FacetControl = 'options' | 'swatches' | 'boolean' | 'date';

/** A value of a facet with what choosing it alone in its facet would find (decision B33). */
export interface FacetValue {
  key: string;
  title: string;
  /** Hits; `undefined` while no answer has said. */
  count: number | undefined;
  isChosen: boolean;
  /** Key of its value in the filter above, where there is one. */
  parent?: string | undefined;
}

/** A filter as the form shows it: one fieldset. */
export interface Facet {
  /** Key of the filter table (spec P§3). */
  key: string;
  title: string;
  control: FacetControl;
  /** Fieldsets of one group stand together, such as `colour`; see `filter-table.ts`. */
  group: string;
  /** Key of the filter above, to whose values those of this one belong. */
  below?: string | undefined;
  /** In their fixed order: the manifest's for ordinal fields, else A to Z. */
  values: readonly FacetValue[];
  /** Keys of the values that are shown before "Show all": all of up to 12, else the eight most frequent. */
  shortlist: ReadonlySet<string>;
}

/** A chosen value as a chip: `Colour: Red`. */
export interface Chip {
  key: string;
  /** Empty where the chip stands for all values of its filter. */
  value: string;
  /** Title of the filter, such as `Colour`. */
  filter: string;
  /** What the value is called, such as `Red`; `12 chosen products` for filters that have no facet. */
  title: string;
  /** Whether the chip needs the filter's title to be understood, as in `Light 8`. */
  needsFilter: boolean;
  /** `#rrggbb` of a colour. */
  swatch?: string | undefined;
}
