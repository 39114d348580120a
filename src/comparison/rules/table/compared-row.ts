import type { FieldContent } from '../../../domain/fields/field-content.ts';
import { type FieldEntry, isInternalField } from '../../../domain/fields/field-entry.ts';
import { type FieldWords, textOfContent } from '../../../domain/fields/text-of-content.ts';
import type { Scale } from '../../../domain/technical/technical-property.ts';

/** A field of all products. */
export interface ComparedRow {
  key: string;
  title: string;
  unit?: string | undefined;
  description?: string | undefined;
  /** Visible to internal users only. */
  isInternal: boolean;
  /** By product; `null` if it has no value. */
  contents: readonly (FieldContent | null)[];
  /** The contents as text; empty if there is none. */
  texts: readonly string[];
  /** Whether the products differ. */
  differs: boolean;
  /** Whether every product has a value. */
  isFilled: boolean;
  /** `list`: counts the values of the rows below; `item`: one of them; `coordinate`: of a measured colour. */
  role?: 'list' | 'item' | 'coordinate' | undefined;
  scale?: Scale | undefined;
  /** By product: whether its value is the best, if the field has a better and a worse and they differ. */
  best?: readonly boolean[] | undefined;
  /** What the values were measured in; absent for values of the product itself. */
  measured?: MeasuredIn | undefined;
}

/** What a value was measured in. */
export interface MeasuredIn {
  /** Titles. */
  medium: string;
  application: string;
  composition?: string | undefined;
}

/** Rows below one heading. */
export interface ComparedGroup {
  key: string;
  title: string;
  description?: string | undefined;
  /** Whether it belongs to a medium and can be collapsed by its heading (spec P§4). */
  isMedium?: boolean;
  rows: readonly ComparedRow[];
}

/** What is needed to write values as rows. */
export interface RowBasis {
  industry: string;
  words: FieldWords;
}

/** Makes the row of a field from its contents by product. */
export function comparedRow(
  entry: FieldEntry,
  contents: readonly (FieldContent | null)[],
  { industry, words }: RowBasis,
): ComparedRow {
  const texts = contents.map((content) => (content ? textOfContent(content, words) : ''));
  return {
    key: entry.code,
    title: entry.title,
    unit: entry.unit,
    isInternal: isInternalField(entry, industry),
    contents,
    texts,
    differs: new Set(texts).size > 1,
    isFilled: texts.every(Boolean),
  };
}

/** Leaves out rows without any value, and groups without rows. */
export function filledGroups(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ texts }) => texts.some(Boolean)) }))
    .filter(({ rows }) => rows.length > 0);
}

/**
 * Whether a product's value differs from the reference's. One that says nothing does not, nor does a list's count.
 *
 * @param reference index of the reference; -1 if there is none
 */
export function differsAt(row: ComparedRow, at: number, reference: number): boolean {
  const { role, differs, contents, texts } = row;
  return (
    reference >= 0 && differs && role !== 'list' && contents[at] !== null && texts[at] !== texts[reference]
  );
}
