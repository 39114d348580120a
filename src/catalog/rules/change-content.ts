import type { CatalogContent } from '../../domain/product/catalog.ts';

/** Appends a product. An excluded one is included again, at its place. */
export function addProduct(content: CatalogContent, id: string): CatalogContent {
  if (content.productIds.includes(id)) return includeProduct(content, id);
  return { ...content, productIds: [...content.productIds, id] };
}

/** Removes a product, even an excluded one. */
export function removeProduct(content: CatalogContent, id: string): CatalogContent {
  return {
    ...content,
    productIds: content.productIds.filter((other) => other !== id),
    excludedProductIds: content.excludedProductIds.filter((other) => other !== id),
  };
}

/** Excludes a product, which keeps its place. */
export function excludeProduct(content: CatalogContent, id: string): CatalogContent {
  if (!content.productIds.includes(id) || content.excludedProductIds.includes(id)) return content;
  return { ...content, excludedProductIds: [...content.excludedProductIds, id] };
}

/** Includes an excluded product. */
export function includeProduct(content: CatalogContent, id: string): CatalogContent {
  return { ...content, excludedProductIds: content.excludedProductIds.filter((other) => other !== id) };
}

/** Moves a product to the place of another: before it when moving up, after it when moving down. */
export function moveProduct(content: CatalogContent, id: string, to: string): CatalogContent {
  const [from, index] = [content.productIds.indexOf(id), content.productIds.indexOf(to)];
  if (from < 0 || index < 0 || from === index) return content;
  const others = content.productIds.filter((other) => other !== id);
  return { ...content, productIds: others.toSpliced(index, 0, id) };
}

/** Whether a product is in a catalogue, and its number among the included ones, from 1. */
export type Membership = { kind: 'none' } | { kind: 'excluded' } | { kind: 'listed'; number: number };

/** Returns a product's membership in a catalogue. */
export function membershipOf(content: CatalogContent, id: string): Membership {
  if (!content.productIds.includes(id)) return { kind: 'none' };
  const number = numbersOf(content).get(id);
  return number === undefined ? { kind: 'excluded' } : { kind: 'listed', number };
}

/** Numbers of the included products, from 1. */
export function numbersOf({ productIds, excludedProductIds }: CatalogContent): ReadonlyMap<string, number> {
  const excluded = new Set(excludedProductIds);
  return new Map(productIds.filter((id) => !excluded.has(id)).map((id, index) => [id, index + 1]));
}
