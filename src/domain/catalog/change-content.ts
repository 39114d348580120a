import type { CatalogContent } from './catalog.ts';

/** Adds a product as the last one. One that is excluded is included again, at its place. */
export function addProduct(content: CatalogContent, id: string): CatalogContent {
  if (content.productIds.includes(id)) return includeProduct(content, id);
  return { ...content, productIds: [...content.productIds, id] };
}

/** Takes a product out; also an excluded one. */
export function removeProduct(content: CatalogContent, id: string): CatalogContent {
  return {
    ...content,
    productIds: content.productIds.filter((other) => other !== id),
    excludedProductIds: content.excludedProductIds.filter((other) => other !== id),
  };
}

/** Leaves a product out, which keeps its place. */
export function excludeProduct(content: CatalogContent, id: string): CatalogContent {
  if (!content.productIds.includes(id) || content.excludedProductIds.includes(id)) return content;
  return { ...content, excludedProductIds: [...content.excludedProductIds, id] };
}

/** Takes an exclusion back. */
export function includeProduct(content: CatalogContent, id: string): CatalogContent {
  return { ...content, excludedProductIds: content.excludedProductIds.filter((other) => other !== id) };
}

/** Moves a product to the place of another: in front of it on the way up, behind it on the way down. */
export function moveProduct(content: CatalogContent, id: string, to: string): CatalogContent {
  const [from, place] = [content.productIds.indexOf(id), content.productIds.indexOf(to)];
  if (from < 0 || place < 0 || from === place) return content;
  const others = content.productIds.filter((other) => other !== id);
  return { ...content, productIds: others.toSpliced(place, 0, id) };
}

/** Whether a product is in a catalogue, and where: its number among those that count, from 1. */
export type Membership = { kind: 'none' } | { kind: 'excluded' } | { kind: 'listed'; number: number };

/** Tells whether a product is in a catalogue, and whether it is excluded there. */
export function membershipOf(content: CatalogContent, id: string): Membership {
  if (!content.productIds.includes(id)) return { kind: 'none' };
  const number = numbersOf(content).get(id);
  return number === undefined ? { kind: 'excluded' } : { kind: 'listed', number };
}

/** The numbers of the products that count, from 1. */
export function numbersOf({ productIds, excludedProductIds }: CatalogContent): ReadonlyMap<string, number> {
  const excluded = new Set(excludedProductIds);
  return new Map(productIds.filter((id) => !excluded.has(id)).map((id, index) => [id, index + 1]));
}
