import type { MediumOption } from '../../../src/domain/color/compared-medium.ts';
import { MediumOptions } from '../../../src/listing/parts/near/MediumOptions.tsx';
import { Icon } from '../../../src/ui/base/Icon.tsx';
import { useFieldControl } from '../../../src/ui/field/FieldContext.ts';
import { chevronDownIcon } from '../../../src/ui/icon/chevron-down.ts';

interface MediumSelectProps {
  /** Code. */
  value: string;
  media: readonly MediumOption[];
  onChange: (medium: string) => void;
}

/** Select for the medium in which our products are compared, by industry. */
export function MediumSelect({ value, media, onChange }: MediumSelectProps) {
  const control = useFieldControl({});
  const isListed = media.some(({ key }) => key === value);
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
        <MediumOptions media={media} className="ce-select__option" />
      </select>
      <Icon path={chevronDownIcon} />
    </div>
  );
}
