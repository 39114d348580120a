import type { Chip } from './facet.ts';
import type { FacetRow, RowValue } from './facet-rows.ts';
import { FILTERS } from './filter-table.ts';
import type { ListingQuery } from './listing-query.ts';

/** Data for chips, apart from the query. */
export interface ChipSource {
  rows: readonly FacetRow[];
  /** Title of a filter without a row. */
  titleOf(key: string): string;
  /** Text for all values of a filter without a facet, such as `12 chosen products`. */
  countText(key: string, count: number): string;
  /** Formats a date of the address. */
  dateText(value: string): string;
  /** `#rrggbb` of a colour value. */
  swatchOf(value: string): string | undefined;
}

/** The selected values as chips, in order of selection. Every set filter has a chip, whatever has set it. */
export function buildChips({ filters }: ListingQuery, source: ChipSource): Chip[] {
  return Object.entries(filters).flatMap(([key, values]) => {
    if (values.length === 0) return [];
    const table = FILTERS.find((row) => row.key === key);
    const row = source.rows.find((each) => each.key === key);
    const filter = row?.title ?? source.titleOf(key);
    if (table?.control === 'list')
      return [{ key, value: '', filter, title: source.countText(key, values.length), needsFilter: false }];
    return values.map((value): Chip => {
      const isThis = (each: RowValue) => each.key === value;
      const known = (row?.values.find(isThis) ?? row?.options?.find(isThis))?.title;
      const title =
        table?.control === 'date' ? source.dateText(value) : (known ?? titleOfUnknown(key, value, filter));
      const isFlag = table?.control === 'boolean';
      return {
        key,
        value,
        filter,
        title,
        needsFilter: !isFlag && (table?.needsFilter === true || /^\d/.test(title)),
        ...(table?.control === 'swatches' && { swatch: source.swatchOf(value) }),
      };
    });
  });

  function titleOfUnknown(key: string, value: string, filter: string): string {
    return FILTERS.find((row) => row.key === key)?.control === 'boolean' ? filter : value;
  }
}
