import type { FieldContent, TitledValue } from '../../../domain/fields/field-content.ts';
import { readFieldContent } from '../../../domain/fields/read-field-content.ts';
import { valueStatusOf } from '../../../domain/fields/value-status.ts';
import { decimalsOfProperty } from '../../../domain/technical/color-decimals.ts';
import type { TechnicalEntryReader } from '../../../domain/technical/technical-entry-reader.ts';
import type {
  Scale,
  TechnicalEntry,
  TechnicalProperty,
} from '../../../domain/technical/technical-property.ts';

/** A property in a table, or one of a property's several values. */
export interface TechnicalTableRow {
  key: string;
  title: string;
  /** Title of the property that this value belongs to. */
  group?: string | undefined;
  unit?: string | undefined;
  description?: string | undefined;
  norm?: string | undefined;
  condition?: string | undefined;
  scale?: Scale | undefined;
  /** By column; `null` if not supplied. */
  cells: readonly (FieldContent | null)[];
}

/**
 * Creates the rows of a table of technical properties, in the order of the technical entries. A property with titled values,
 * such as the fastness to several agents, has a row for each of them.
 *
 * @param columns the properties of each column
 */
export function technicalRows(
  columns: readonly (readonly TechnicalProperty[])[],
  reader: TechnicalEntryReader,
): TechnicalTableRow[] {
  const codes = new Set(columns.flatMap((column) => column.map(({ propertyType }) => propertyType)));
  const rankOf = (code: string) => reader.sortOf('propertyType', code);
  return [...codes]
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap((code) => {
      const own = columns.map((column) => column.find(({ propertyType }) => propertyType === code));
      return rowsOf(code, own, reader.find('propertyType', code));
    })
    .filter(({ cells }) => cells.some(Boolean));
}

function rowsOf(
  code: string,
  properties: readonly (TechnicalProperty | undefined)[],
  type: TechnicalEntry | undefined,
): TechnicalTableRow[] {
  const { title = code, description, norm, condition, scale, listOptions: options, hidesCodes } = type ?? {};
  const decimals = decimalsOfProperty(code, type);
  const unit = properties.find((property) => property?.unit)?.unit ?? type?.unit;
  const contents = properties.map((property) =>
    readFieldContent(property?.value, {
      code,
      options,
      decimals,
      hidesCodes,
      unit: property?.unit ?? type?.unit,
    }),
  );
  const facts = { unit, description, norm, condition, scale };
  const titles = contents.flatMap((content) =>
    content?.form === 'pairs' ? content.pairs.map((pair) => pair.title) : [],
  );
  if (titles.length === 0) return [{ key: code, title, ...facts, cells: contents }];
  const rankOf = (each: string) => (options ?? []).findIndex((option) => option.title === each) >>> 0;
  return [...new Set(titles)]
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((each) => ({
      key: `${code}.${each}`,
      title: each,
      group: title,
      ...facts,
      cells: contents.map((content) => cellOf(content, each)),
    }));
}

/** The value with that title; a content for all of them, such as a status, applies to each. */
function cellOf(content: FieldContent | null, title: string): FieldContent | null {
  if (content?.form !== 'pairs') return content;
  const pair: TitledValue | undefined = content.pairs.find((each) => each.title === title);
  if (!pair) return null;
  const status = pair.status ?? valueStatusOf(pair.value);
  return status ? { form: 'status', status } : { form: 'text', text: pair.value };
}
