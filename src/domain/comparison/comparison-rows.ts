import type { FieldContent } from '../fields/field-content.ts';
import { type FieldEntry, isDataField, isInternalField } from '../fields/field-entry.ts';
import { orderFields } from '../fields/order-fields.ts';
import { readFieldContent } from '../fields/read-field-content.ts';
import { type FieldWords, textOfContent } from '../fields/text-of-content.ts';
import { scaleStep } from '../technical/scale-step.ts';
import { technicalContent } from '../technical/technical-content.ts';
import { technicalGroups } from '../technical/technical-groups.ts';
import type { Scale, TechnicalEntry, TechnicalProperty } from '../technical/technical-property.ts';
import { listRows } from './list-rows.ts';
import { titledRows } from './titled-rows.ts';

/** The compared part of a product: its fields by code. The industry's values replace its own. */
export interface ComparedProduct {
  technicalProperties: readonly TechnicalProperty[];
  fields: Readonly<Record<string, unknown>>;
}

/** A field of all products. */
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
  /** `list`: counts the values of the rows below; `item`: one of them; `coordinate`: of a measured colour. */
  part?: 'list' | 'item' | 'coordinate' | undefined;
  scale?: Scale | undefined;
  /** By product: whether its value is the best on the scale, if they differ. */
  best?: readonly boolean[] | undefined;
}

/** Kinds of fields with a group of their own, in order; the media follow technical data. */
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

/** Rows below one heading; fields of an unknown kind have none. */
export interface ComparedGroup {
  key: string;
  title?: string | undefined;
  description?: string | undefined;
  /** Whether it belongs to a medium and can be collapsed by its heading (spec P§4). */
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
  /** A list that differs between products gets a row for each value. */
  const rowsOf = (entry: FieldEntry, contents: readonly (FieldContent | null)[]): ComparedRow[] => {
    const row = rowOf(entry, contents);
    const items = listRows(contents, entry);
    if (items.length === 0) return [row];
    const counts = contents.map((content) => countOf(content, items.length));
    const parts = items.map((item): ComparedRow => {
      const part = rowOf({ ...entry, title: item.title }, item.contents);
      return { ...part, key: `${entry.code}.${item.title}`, part: 'item' };
    });
    return [{ ...row, contents: counts, part: 'list' }, ...parts];
  };
  const groupOf = (key: string, entries: readonly FieldEntry[], title?: string): ComparedGroup => ({
    key,
    title,
    rows: entries.flatMap((entry) =>
      rowsOf(
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
    rows: group.rows.flatMap(({ entry, description, scale }) => {
      const contents = products.map(({ technicalProperties }) =>
        technicalContent(technicalProperties, group, entry),
      );
      return titledRows(entry, contents).map(({ key, title, contents: own }): ComparedRow => {
        const row = rowOf({ ...entry, title }, own);
        // Coordinates differ in their last digit, so their difference is shown once, as ΔE00.
        const isCoordinate = COORDINATES.includes(entry.code);
        const best = scale && bestOf(row.texts, scale);
        const differs = row.differs && !isCoordinate;
        return {
          ...row,
          key,
          description,
          differs,
          scale,
          best,
          part: isCoordinate ? 'coordinate' : undefined,
        };
      });
    }),
  }));
  return [groupOf('fields', fields.filter(isOther)), ...byKind.toSpliced(media, 0, ...technical)]
    .map((group) => ({ ...group, rows: group.rows.filter(({ texts }) => texts.some(Boolean)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Codes of the properties of a measured colour. */
export const COORDINATES: readonly string[] = ['rgb', 'lightness', 'a', 'b', 'chroma', 'hue'];

/** Number of listed values that a product has, such as `6 of 11`. */
function countOf(content: FieldContent | null, count: number): FieldContent | null {
  if (content?.form !== 'list') return content;
  return { form: 'text', text: `${content.items.length} of ${count}` };
}

function bestOf(texts: readonly string[], scale: Scale): boolean[] | undefined {
  const steps = texts.map((text) => scaleStep(text, scale)?.step);
  const known = steps.filter((step) => step !== undefined);
  if (new Set(known).size < 2) return undefined;
  const best = scale.best === scale.min ? Math.min(...known) : Math.max(...known);
  return steps.map((step) => step === best);
}
