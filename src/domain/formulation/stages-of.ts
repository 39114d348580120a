import type { FormulationDetail, Ingredient } from './formulation.ts';

/** A stage with what is added in it. */
export interface Stage {
  part: string;
  title: string;
  /** Each with a key of its own, since one may be added twice. */
  ingredients: readonly (Ingredient & { key: string })[];
  /** Per cent by weight of the whole. */
  share: number;
}

/** Groups the ingredients by their stage; those of a stage that has no name stand last, under their letter. */
export function stagesOf({ stages, parts }: Pick<FormulationDetail, 'stages' | 'parts'>): Stage[] {
  const letters = [...new Set([...stages, ...parts].map(({ part }) => part))];
  return letters
    .map((part) => {
      const ingredients = parts
        .filter((ingredient) => ingredient.part === part)
        .map((ingredient, at) => ({ ...ingredient, key: `${part}${at}` }));
      const title = stages.find((stage) => stage.part === part)?.title ?? '';
      return { part, title, ingredients, share: sumOf(ingredients) };
    })
    .filter(({ ingredients }) => ingredients.length > 0);
}

/** Sum of the shares. Shares have two decimals at most: the sum is rounded as far, since 0.1 + 0.2 is not 0.3. */
export function sumOf(ingredients: readonly Pick<Ingredient, 'share'>[]): number {
  return Math.round(ingredients.reduce((sum, { share }) => sum + share, 0) * 100) / 100;
}
