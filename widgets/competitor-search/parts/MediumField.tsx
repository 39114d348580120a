import { useId } from 'react';
import type { MediumAnswer } from '../../../src/domain/color/compared-medium.ts';
import { MediumOptions } from '../../../src/listing/parts/near/MediumOptions.tsx';
import { useTexts } from '../../../src/store/hooks.ts';
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
          <MediumOptions media={media} className="ce-medium-field__option" />
        </select>
        <Icon path={chevronDownIcon} size="small" />
      </div>
    </div>
  );
}
