import type { Ingredient, OurProduct } from '../../../src/domain/formulation/formulation.ts';
import { sumOf } from './stages-of.ts';

/** A product of ours with its share in a formulation. */
export interface OurPigment extends OurProduct {
  title: string;
  /** Per cent by weight, over all stages. */
  share: number;
}

/** Our products in a formulation, each once, in order of addition. */
export function ourPigments(ingredients: readonly Ingredient[]): OurPigment[] {
  const ours = new Map<string, OurPigment>();
  for (const { title, share, product } of ingredients) {
    if (!product) continue;
    const present = ours.get(product.id);
    ours.set(product.id, { title, ...product, share: sumOf([{ share }, { share: present?.share ?? 0 }]) });
  }
  return [...ours.values()];
}
