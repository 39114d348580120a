import { type MediumOption, mediaByIndustry } from '../../../src/domain/color/compared-medium.ts';
import { formatNumber } from '../../../src/domain/format/format-number.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { useIndustryTitles } from '../../../src/store/useIndustryTitles.ts';
import { Icon } from '../../../src/ui/base/Icon.tsx';
import { useFieldControl } from '../../../src/ui/field/FieldContext.ts';
import { chevronDownIcon } from '../../../src/ui/icon/chevron-down.ts';
import { colourTexts } from '../texts/colour-search.ts';

interface MediumSelectProps {
  /** Code. */
  value: string;
  media: readonly MediumOption[];
  onChange: (medium: string) => void;
}

/** Select for the medium in which our products are compared, by industry. */
export function MediumSelect({ value, media, onChange }: MediumSelectProps) {
  const text = useTexts(colourTexts);
  const titleOf = useIndustryTitles();
  const control = useFieldControl({});
  const isListed = media.some(({ key }) => key === value);
  const options = (some: readonly MediumOption[]) =>
    some.map(({ key, title, count }) => (
      <option key={key} value={key} className="ce-select__option">
        {text('colour.medium.option', { medium: title, count: formatNumber(count) })}
      </option>
    ));
  return (
    <div className="ce-select">
      <select
        {...control}
        className="ce-input ce-select__box"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {!isListed && (
          <option value={value} className="ce-select__option">
            {value}
          </option>
        )}
        {mediaByIndustry(media).map(({ industry, media: some }) =>
          industry === undefined ? (
            options(some)
          ) : (
            <optgroup key={industry} label={titleOf(industry)} className="ce-select__option">
              {options(some)}
            </optgroup>
          ),
        )}
      </select>
      <Icon path={chevronDownIcon} />
    </div>
  );
}
