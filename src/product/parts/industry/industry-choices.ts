import { compareTexts } from '../../../lib/text/compare-texts.ts';
import type { Payload } from '../../../payload/schema.ts';
import type { IndustryChoice } from '../../../ui/dialog/IndustryOption.tsx';

/**
 * Lists the industries to choose from, sorted by title (spec S§5).
 *
 * @param offered codes of the product's industries; all of the page's by default
 */
export function industryChoices(
  industries: NonNullable<Payload['industries']>,
  offered: readonly string[] = industries.map(({ code }) => code),
): IndustryChoice[] {
  return offered
    .map((code) => {
      const known = industries.find((industry) => industry.code === code);
      return { code, title: known?.title ?? code, image: known?.image?.squarePreview?.src };
    })
    .sort((one, other) => compareTexts(one.title, other.title));
}
