import type { Level } from '../applicability.ts';
import { sample } from '../draw.ts';
import type { Variant } from '../fields/variant.ts';
import type { IndustryCode } from '../industries.ts';
import { randomOf } from '../rng.ts';
import { colorantSentences } from './colorant-sentences.ts';
import { effectSentences } from './effect-sentences.ts';

/** Opening words of a recommendation. */
const openings: Record<Level, (name: string) => string> = {
  highly_recommended: (name) => `${name} is our first recommendation here.`,
  recommended: (name) => `${name} is recommended for most of these uses.`,
  potentially_recommended: (name) => `${name} can be used here after a trial in the customer's own system.`,
};

/** The product's benefits for an industry: a recommendation and three facts. */
export function industryDescription(
  variant: Variant,
  name: string,
  industry: IndustryCode,
  level: Level,
): string {
  const random = randomOf('product', variant.index, `${industry}.description`);
  const sentences =
    variant.base.chemistry.family === 'effect' ? effectSentences(variant) : colorantSentences(variant);
  return [openings[level](name), ...sample(random, sentences[industry](), 3)].join(' ');
}
