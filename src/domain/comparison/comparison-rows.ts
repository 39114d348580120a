import { type FieldContent, readFieldContent } from '../fields/field-content.ts';
import { type FieldEntry, isDataField, isInternalField } from '../fields/field-entry.ts';
import { orderFields } from '../fields/order-fields.ts';
import { type FieldWords, textOfContent } from '../fields/text-of-content.ts';
import { technicalContent } from '../technical/technical-content.ts';
import { technicalGroups } from '../technical/technical-groups.ts';
import type { TechnicalEntry, TechnicalProperty } from '../technical/technical-property.ts';

/** A product as far as it is compared: its fields by code, those of the industry laid over its own. */
export interface ComparedProduct {
  technicalProperties: readonly TechnicalProperty[];
  fields: Readonly<Record<string, unknown>>;
}

/** What the products have of one field. */
export interface ComparedRow {
  key: string;
  title: string;
  description?: string | undefined;
  /** For internal eyes. */
  isInternal: boolean;
  /** By product; `null` where it has nothing. */
  contents: readonly (FieldContent | null)[];
  /** The contents in words; empty where there is none. */
  texts: readonly string[];
  /** Not all products have the same. */
  differs: boolean;
  /** Every product has something. */
  isFilled: boolean;
}

/** Rows under one heading; the data fields have none. */
export interface ComparedGroup {
  key: string;
  title?: string | undefined;
  description?: string | undefined;
  rows: readonly ComparedRow[];
}

/** What describes the fields. */
export interface ComparisonBasis {
  industry: string;
  manifest: readonly FieldEntry[];
  catalogues: readonly TechnicalEntry[];
  words: FieldWords;
}

/**
 * The products side by side: the data fields in their order (spec P§9), then the technical
 * properties per medium. Rows in which no product has anything are left out.
 */
export function comparisonGroups(
  products: readonly ComparedProduct[],
  { industry, manifest, catalogues, words }: ComparisonBasis,
): ComparedGroup[] {
  const rowOf = (entry: FieldEntry, contents: readonly (FieldContent | null)[]): ComparedRow => {
    const texts = contents.map((content) => (content ? textOfContent(content, words) : ''));
    return {
      key: entry.code,
      title: entry.title,
      isInternal: isInternalField(entry, industry),
      contents,
      texts,
      differs: new Set(texts).size > 1,
      isFilled: texts.every(Boolean),
    };
  };
  const fields = orderFields(manifest.filter(isDataField)).map((entry) =>
    rowOf(
      entry,
      products.map((product) => readFieldContent(product.fields[entry.code], entry)),
    ),
  );
  const technical = technicalGroups(
    products.flatMap(({ technicalProperties }) => technicalProperties),
    catalogues,
  ).map((group) => ({
    key: `${group.medium}|${group.applicationType}`,
    title: group.title,
    description: group.description,
    rows: group.rows.map(({ entry, description }) => ({
      ...rowOf(
        entry,
        products.map(({ technicalProperties }) => technicalContent(technicalProperties, group, entry)),
      ),
      description,
    })),
  }));
  return [{ key: 'fields', rows: fields }, ...technical]
    .map((group) => ({ ...group, rows: group.rows.filter(({ texts }) => texts.some(Boolean)) }))
    .filter(({ rows }) => rows.length > 0);
}
