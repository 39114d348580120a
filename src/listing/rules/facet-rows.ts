import type { FieldEntry } from '../../domain/fields/field-entry.ts';
import { compareTexts } from '../../lib/text/compare-texts.ts';
import { type FacetAudience, isOpenTo } from './facet-audience.ts';
import { FILTERS, type FilterRow } from './filter-table.ts';

/** A value of a filter. */
export interface RowValue {
  key: string;
  title: string;
  /** Key of its parent value, in the filter above. */
  parent?: string | undefined;
}

/** A facet without counts: the part that filters don't change. */
export interface FacetRow extends Omit<FilterRow, 'control'> {
  /** Not in the form: only titles the chips of what an address has chosen. */
  isHidden?: true;
  control: Exclude<FilterRow['control'], 'state' | 'list'>;
  title: string;
  /** In fixed order. */
  values: readonly RowValue[];
  shortlist: ReadonlySet<string>;
  /** Titles of the manifest, also for selected values that the listing does not contain. */
  options?: readonly RowValue[] | undefined;
}

/** Data for the rows. */
export interface RowSource {
  /** The counts of the listing's base filters, by key, which contain all values. */
  base: Readonly<Record<string, readonly (RowValue & { count: number })[] | undefined>>;
  /** Titles and orders of values; empty while unknown. */
  manifest: readonly FieldEntry[];
  /** Category of each document type, by code; empty while unknown. */
  categories: ReadonlyMap<string, string>;
  /** The library's own title of a filter. */
  titleOf(key: string): string;
  audience: FacetAudience;
  /** Whether the listing shows documents. */
  showsDocuments: boolean;
  /** Keys that are not offered, since they are base filters. */
  without: ReadonlySet<string>;
  /** Offered keys, in this order; by default those of the filter table. */
  only?: readonly string[] | undefined;
}

/** Maximum number of values that are all shown. */
const ALL_UP_TO = 12;
const SHORT = 8;

/** The facets of a listing, with their values in fixed order; those that are not offered come last. */
export function facetRows(source: RowSource): FacetRow[] {
  const { only } = source;
  const open = FILTERS.filter((row) => isOpenTo(row, source.audience) && !source.without.has(row.key));
  const offered = only
    ? only.flatMap((key) => open.filter((row) => row.key === key))
    : open.filter((row) => !row.isOfDocuments || source.showsDocuments);
  const others = open.filter((row) => !offered.includes(row));
  return [...offered, ...others].flatMap((row): FacetRow[] => {
    const { control } = row;
    if (control === 'state' || control === 'list') return [];
    const known = source.base[row.key] ?? [];
    const { title = source.titleOf(row.key), options = [] } =
      source.manifest.find(({ code }) => code === row.field) ?? {};
    if (known.length + options.length === 0 && control !== 'date' && row.key !== 'no_internal') return [];
    const values = control === 'boolean' ? [{ key: 'true', title }] : inOrder(known, row, options);
    const nested = row.below
      ? values.map((value) => ({ ...value, parent: source.categories.get(value.key) }))
      : values;
    const hidden = !offered.includes(row) && ({ isHidden: true } as const);
    return [
      { ...row, ...hidden, control, title, values: nested, shortlist: shortlistOf(known, values), options },
    ];
  });
}

function inOrder(
  values: readonly RowValue[],
  { isOrdinal }: FilterRow,
  options: readonly RowValue[],
): RowValue[] {
  const plain = values.map(({ key, title }) => ({ key, title }));
  const rankOf = (value: RowValue) => {
    const at = options.findIndex(({ key }) => key === value.key);
    return at < 0 ? options.length : at;
  };
  if (isOrdinal) return plain.sort((a, b) => rankOf(a) - rankOf(b));
  return plain.sort((a, b) => compareTexts(a.title, b.title));
}

function shortlistOf(
  known: readonly { key: string; count: number }[],
  values: readonly RowValue[],
): ReadonlySet<string> {
  if (values.length <= ALL_UP_TO) return new Set(values.map(({ key }) => key));
  const frequent = [...known].sort((a, b) => b.count - a.count).slice(0, SHORT);
  return new Set(frequent.map(({ key }) => key));
}
