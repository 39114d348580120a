import { useId } from 'react';
import {
  type MediumAnswer,
  type MediumOption,
  mediaByIndustry,
} from '../../../src/domain/color/compared-medium.ts';
import { formatNumber } from '../../../src/domain/format/format-number.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { useIndustryTitles } from '../../../src/store/useIndustryTitles.ts';
import { Icon } from '../../../src/ui/base/Icon.tsx';
import { chevronDownIcon } from '../../../src/ui/icon/chevron-down.ts';
import { competitorTexts } from '../texts/competitor-search.ts';

interface MediumFieldProps extends MediumAnswer {
  onChoose: (medium: string) => void;
}

/** Select for the medium in which our products are compared, by industry. Empty until a response names the media. */
export function MediumField({ medium, media = [], onChoose }: MediumFieldProps) {
  const id = useId();
  const text = useTexts(competitorTexts);
  const titleOf = useIndustryTitles();
  const options = (media: readonly MediumOption[]) =>
    media.map(({ key, title, count }) => (
      <option key={key} value={key} className="ce-medium-field__option">
        {text('competitor.medium.option', { medium: title, count: formatNumber(count) })}
      </option>
    ));
  return (
    <div className="ce-medium-field">
      <label htmlFor={id} className="ce-search__label ce-meta">
        {text('competitor.medium')}
      </label>
      <div className="ce-medium-field__frame">
        <select
          id={id}
          className="ce-medium-field__box ce-box"
          value={medium?.key ?? ''}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {mediaByIndustry(media).map(({ industry, media }) =>
            industry === undefined ? (
              options(media)
            ) : (
              <optgroup key={industry} label={titleOf(industry)} className="ce-medium-field__option">
                {options(media)}
              </optgroup>
            ),
          )}
        </select>
        <Icon path={chevronDownIcon} size="small" />
      </div>
    </div>
  );
}
