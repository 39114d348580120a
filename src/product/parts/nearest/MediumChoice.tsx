import { useId } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { chevronDownIcon } from '../../../ui/icon/chevron-down.ts';
import { nearestTexts } from '../../texts/nearest.ts';
import type { MasstoneMedium } from './useMasstone.ts';

interface MediumChoiceProps {
  media: readonly MasstoneMedium[];
  medium: MasstoneMedium;
  onChoose: (code: string) => void;
}

/** Chooses the medium in which colours are compared. */
export function MediumChoice({ media, medium, onChoose }: MediumChoiceProps) {
  const id = useId();
  const text = useTexts(nearestTexts);
  return (
    <div className="ce-nearest-medium ce-pair ce-gap-2 ce-screen">
      <label htmlFor={id} className="ce-meta">
        {text('nearest.medium')}
      </label>
      <span className="ce-nearest-medium__frame">
        <select
          id={id}
          className="ce-nearest-medium__box ce-box"
          value={medium.code}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {media.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </select>
        <Icon path={chevronDownIcon} size="small" />
      </span>
    </div>
  );
}
