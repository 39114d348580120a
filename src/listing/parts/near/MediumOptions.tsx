import { type MediumOption, mediaByIndustry } from '../../../domain/color/compared-medium.ts';
import { formatNumber } from '../../../domain/format/format-number.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useIndustryTitles } from '../../../store/useIndustryTitles.ts';
import { nearTexts } from '../../texts/near.ts';

interface MediumOptionsProps {
  media: readonly MediumOption[];
  /** Class of options and groups. */
  className: string;
}

/** Options of a select for the medium to compare in, by industry, each with the number of our products measured in it. */
export function MediumOptions({ media, className }: MediumOptionsProps) {
  const text = useTexts(nearTexts);
  const titleOf = useIndustryTitles();
  return mediaByIndustry(media).map(({ industry, media }) => {
    const options = media.map(({ key, title, count }) => (
      <option key={key} value={key} className={className}>
        {text('near.medium', { medium: title, count: formatNumber(count) })}
      </option>
    ));
    if (industry === undefined) return options;
    return (
      <optgroup key={industry} label={titleOf(industry)} className={className}>
        {options}
      </optgroup>
    );
  });
}
