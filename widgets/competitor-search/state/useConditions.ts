import { conditionsText, lightText, STANDARD_LIGHT } from '../../../src/domain/color/color-conditions.ts';
import type { ComparedMedium } from '../../../src/domain/color/compared-medium.ts';
import type { CompetitorProduct } from '../../../src/domain/competitor/competitor-product.ts';
import { inSentence } from '../../../src/lib/text/in-sentence.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { competitorTexts } from '../texts/competitor-search.ts';

/** Texts on the conditions of a competitor's colour and ours. */
interface ConditionWords {
  ofTheirs: (product: CompetitorProduct) => string;
  ofOurs: (medium: ComparedMedium) => string;
  /** Warning if theirs was measured in another medium, else empty. */
  note: (product: CompetitorProduct, medium: ComparedMedium | undefined) => string;
  /** Both, as a sentence. */
  sentence: (product: CompetitorProduct, medium: ComparedMedium | undefined) => string;
}

/** Describes the conditions of a comparison, without which a colour difference means nothing. */
export function useConditions(): ConditionWords {
  const text = useTexts(competitorTexts);
  const light = lightText(STANDARD_LIGHT);
  const inMedium = (medium: string, composition?: string) =>
    conditionsText({ medium: inSentence(medium), composition, ...STANDARD_LIGHT });
  const differ = ({ medium }: CompetitorProduct, ours: ComparedMedium) =>
    medium !== undefined && medium !== ours.title;
  return {
    note: (theirs, ours) =>
      ours && differ(theirs, ours)
        ? text('competitor.conditions.note', { medium: inSentence(ours.title) })
        : '',
    ofTheirs: ({ medium }) =>
      medium === undefined
        ? text('competitor.conditions', { light })
        : text('competitor.conditions.medium', { conditions: inMedium(medium) }),
    ofOurs: ({ title, condition }) =>
      text('competitor.conditions.medium', { conditions: inMedium(title, condition) }),
    sentence(theirs, ours) {
      if (!ours) return `${text('competitor.conditions', { light })}.`;
      const conditions = inMedium(ours.title);
      if (theirs.medium === undefined) return text('competitor.conditions.unknown', { ours: conditions });
      if (!differ(theirs, ours)) return text('competitor.conditions.same', { conditions });
      return text('competitor.conditions.differ', { theirs: inSentence(theirs.medium), ours: conditions });
    },
  };
}
