import type { FormulationDetail, Ingredient } from '../../../src/domain/formulation/formulation.ts';

/** A stage with its ingredients. */
export interface Stage {
  part: string;
  title: string;
  /** Each with a unique key, since one may be added twice. */
  ingredients: readonly (Ingredient & { key: string })[];
  /** Per cent by weight of the total. */
  share: number;
}

/** Groups the ingredients by stage; those of an unnamed stage come last, under their letter. */
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

/** Sum of the shares, rounded to two decimals like the shares, since 0.1 + 0.2 is not 0.3. */
export function sumOf(ingredients: readonly Pick<Ingredient, 'share'>[]): number {
  return Math.round(ingredients.reduce((sum, { share }) => sum + share, 0) * 100) / 100;
}
