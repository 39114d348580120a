/** Products that a catalogue holds at most, after exclusions (spec P§5, decision B82). */
export const CATALOG_LIMIT = 100;

/** Longest title of a catalogue, in characters. */
export const CATALOG_TITLE_LIMIT = 100;

/** A catalogue among others (spec P§3 "Catalog"). */
export interface CatalogSummary {
  id: string;
  title: string;
  /** ISO 8601. */
  createdAt?: string | undefined;
  /** Kept by the catalogue managers for everybody; others are their owner's. */
  isStandard: boolean;
  isFavorite: boolean;
  /** Products that are left after exclusions. */
  count: number;
  excludedCount: number;
  /** `me`, or the name of who has made it where that is known. */
  owner?: string | undefined;
  /** Whether who is signed in may change and delete it. */
  canEdit: boolean;
  /** Measured colours of the products that count, in their order; `null` where not measured. */
  swatches: readonly (string | null)[];
}

/** What can be changed of a catalogue. */
export interface CatalogContent {
  title: string;
  /** In their order; excluded ones keep their place. */
  productIds: readonly string[];
  excludedProductIds: readonly string[];
}

/** A catalogue with its products. */
export interface Catalog extends CatalogSummary, CatalogContent {
  /** Raised by each change. */
  version: number;
  /** Products that customers see; only internal users are told. */
  customerCount?: number | undefined;
}

/** As whom internal users look at catalogues; everybody else looks as a customer. */
export type Perspective = 'internal' | 'customer';

/** The part of a catalogue that can be changed. */
export function contentOf({ title, productIds, excludedProductIds }: CatalogContent): CatalogContent {
  return { title, productIds, excludedProductIds };
}

/** Number of products that are left after exclusions (decision B82). */
export function countOf({ productIds, excludedProductIds }: CatalogContent): number {
  return productIds.length - excludedProductIds.length;
}

/** Whether both hold the same, the exclusions in any order. */
export function isSameContent(one: CatalogContent, other: CatalogContent): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ title, productIds, excludedProductIds }: CatalogContent): string {
  return JSON.stringify([title, productIds, [...excludedProductIds].sort()]);
}

/** Trims a title. Returns `null` if it is empty or too long. */
export function validCatalogTitle(title: string): string | null {
  const trimmed = title.trim();
  return trimmed && trimmed.length <= CATALOG_TITLE_LIMIT ? trimmed : null;
}
