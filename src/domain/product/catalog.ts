import { asOneLine } from '../../lib/text/as-one-line.ts';

/** Maximum number of products in a catalogue, after exclusions (spec P§5, decision B82). */
export const CATALOG_LIMIT = 100;

/** Maximum length of a catalogue's title, in characters. */
export const CATALOG_TITLE_LIMIT = 100;

/** A catalogue in the overview (spec P§3 "Catalog"). */
export interface CatalogSummary {
  id: string;
  title: string;
  /** ISO 8601. */
  createdAt?: string | undefined;
  /** Maintained by catalogue managers for everybody; other catalogues belong to their owners. */
  isStandard: boolean;
  isFavorite: boolean;
  /** Number of products after exclusions. */
  count: number;
  excludedCount: number;
  /** `me`, or the owner's name if known. */
  owner?: string | undefined;
  /** Whether the user may change and delete it. */
  canEdit: boolean;
  /** Measured colours of the products after exclusions, in their order; `null` if not measured. */
  swatches: readonly (string | null)[];
  /** Increases with each change; not every service says it of a summary. */
  version?: number | undefined;
}

/** The editable part of a catalogue. */
export interface CatalogContent {
  title: string;
  /** In order; excluded products keep their place. */
  productIds: readonly string[];
  excludedProductIds: readonly string[];
}

/** A catalogue with its products. */
export interface Catalog extends CatalogSummary, CatalogContent {
  /** Increases with each change. */
  version: number;
  /** Products that customers see; only internal users are told. */
  customerCount?: number | undefined;
}

/** Perspective of internal users; all others see catalogues as customers. */
export type Perspective = 'internal' | 'customer';

/** Returns the editable part of a catalogue. */
export function contentOf({ title, productIds, excludedProductIds }: CatalogContent): CatalogContent {
  return { title, productIds, excludedProductIds };
}

/** Returns the number of products after exclusions (decision B82). */
export function countOf({ productIds, excludedProductIds }: CatalogContent): number {
  return productIds.length - excludedProductIds.length;
}

/** Whether both contents are equal; the order of exclusions does not matter. */
export function isSameContent(one: CatalogContent, other: CatalogContent): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ title, productIds, excludedProductIds }: CatalogContent): string {
  return JSON.stringify([title, productIds, [...excludedProductIds].sort()]);
}

/** Makes a title one line. Returns `null` if it is empty or too long. */
export function validCatalogTitle(title: string): string | null {
  const line = asOneLine(title);
  return line && line.length <= CATALOG_TITLE_LIMIT ? line : null;
}
