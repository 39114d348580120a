/** How well a product suits a use, from best to weakest (spec P§2, decision B9). */
export const RECOMMENDATION_LEVELS = [
  'highly_recommended',
  'recommended',
  'potentially_recommended',
] as const;

/** A recommendation level. */
export type RecommendationLevel = (typeof RECOMMENDATION_LEVELS)[number];

/** Whether the value is the code of a recommendation level. */
export function isRecommendationLevel(value: unknown): value is RecommendationLevel {
  return (RECOMMENDATION_LEVELS as readonly unknown[]).includes(value);
}
