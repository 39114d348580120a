import type { FieldContent } from '../fields/field-content.ts';
import { type FieldEntry, isDataField, isInternalField } from '../fields/field-entry.ts';
import { orderFields } from '../fields/order-fields.ts';
import { readFieldContent } from '../fields/read-field-content.ts';
import { type FieldWords, textOfContent } from '../fields/text-of-content.ts';
import { technicalContent } from '../technical/technical-content.ts';
import { technicalGroups } from '../technical/technical-groups.ts';
import type { TechnicalEntry, TechnicalProperty } from '../technical/technical-property.ts';

/** The compared part of a product: its fields by code. The industry's values replace its own. */
export interface ComparedProduct {
  technicalProperties: readonly TechnicalProperty[];
  fields: Readonly<Record<string, unknown>>;
}

/** One field of all products. */
export interface ComparedRow {
  key: string;
  title: string;
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
}

/** Kinds of fields with a group of their own, in the order of the groups; the media come after the technical one. */
export const FIELD_KINDS = [
  'product_detail',
  'technical_info',
  'specific_requirements',
  'sustainability',
  'regulatory_info',
  'internal_info',
] as const;

/** Kind of fields, as the manifest names it. */
export type FieldKind = (typeof FIELD_KINDS)[number];

/** Rows under one heading; fields of no known kind have none. */
export interface ComparedGroup {
  key: string;
  title?: string | undefined;
  description?: string | undefined;
  /** Of one medium: opens and closes by its heading (spec P§4). */
  isMedium?: boolean;
  rows: readonly ComparedRow[];
}

/** The catalogues that describe the fields. */
export interface ComparisonBasis {
  industry: string;
  manifest: readonly FieldEntry[];
  catalogues: readonly TechnicalEntry[];
  words: FieldWords;
  /** Titles of the groups. */
  kinds: Readonly<Record<FieldKind, string>>;
}

/**
 * Lists the products side by side: the data fields by kind, each in their order (spec P§9), and the technical
 * properties per medium. Rows without any value are left out.
 */
export function comparisonGroups(
  products: readonly ComparedProduct[],
  { industry, manifest, catalogues, words, kinds }: ComparisonBasis,
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
  const fields = orderFields(manifest.filter(isDataField));
  const groupOf = (key: string, entries: readonly FieldEntry[], title?: string): ComparedGroup => ({
    key,
    title,
    rows: entries.map((entry) =>
      rowOf(
        entry,
        products.map((product) => readFieldContent(product.fields[entry.code], entry)),
      ),
    ),
  });
  const isOf = (kind: FieldKind) => (entry: FieldEntry) => entry.informationType === kind;
  const isOther = (entry: FieldEntry) => !FIELD_KINDS.some((kind) => isOf(kind)(entry));
  const byKind = FIELD_KINDS.map((kind) => groupOf(kind, fields.filter(isOf(kind)), kinds[kind]));
  const media = FIELD_KINDS.indexOf('technical_info') + 1;
  const technical = technicalGroups(
    products.flatMap(({ technicalProperties }) => technicalProperties),
    catalogues,
  ).map((group) => ({
    key: `${group.medium}|${group.applicationType}`,
    title: group.title,
    description: group.description,
    isMedium: true,
    rows: group.rows.map(({ entry, description }) => ({
      ...rowOf(
        entry,
        products.map(({ technicalProperties }) => technicalContent(technicalProperties, group, entry)),
      ),
      description,
    })),
  }));
  return [groupOf('fields', fields.filter(isOther)), ...byKind.toSpliced(media, 0, ...technical)]
    .map((group) => ({ ...group, rows: group.rows.filter(({ texts }) => texts.some(Boolean)) }))
    .filter(({ rows }) => rows.length > 0);
}
