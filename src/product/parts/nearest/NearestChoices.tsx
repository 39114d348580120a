import { useId, useState } from 'react';
import { MASSTONE } from '../../../domain/technical/technical-property.ts';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Choice } from '../../../ui/action/Choice.tsx';
import { filterIcon } from '../../../ui/icon/filter.ts';
import type { NearestAbilities } from '../../rules/nearest/nearest-abilities.ts';
import { nearestTexts } from '../../texts/nearest.ts';
import { LabelledSelect } from '../section/LabelledSelect.tsx';
import type { NearestChoice } from './NearestFilters.tsx';
import type { AskedShade, Shade } from './useShade.ts';

const NearestFilters = lazyPart(() => import('./NearestFilters.tsx').then((module) => module.NearestFilters));

interface NearestChoicesProps {
  shade: Shade;
  choice: Partial<NearestChoice>;
  abilities: NearestAbilities;
  /** Before the first answer: keeps the room of what the service may be able to. */
  isWaiting: boolean;
  onChoose: (choice: AskedShade & Partial<NearestChoice>) => void;
}

/** In which medium and depth colours are compared, and among which products: as far as there is a choice. */
export function NearestChoices({ shade, choice, abilities, isWaiting, onChoose }: NearestChoicesProps) {
  const id = useId();
  const text = useTexts(nearestTexts);
  const { chemistry, leastLight } = choice;
  const isFiltered = chemistry !== undefined || leastLight !== undefined;
  const [isOpen, setOpen] = useState(isFiltered);
  const { medium, media, depth, depths, lightSteps } = shade;
  const hasDepths = depths.length > 1 && (isWaiting || abilities.depth || depth.code !== MASSTONE);
  const hasFilters =
    isWaiting || abilities.chemistry || (abilities.light && lightSteps !== undefined) || isFiltered;
  if (media.length < 2 && !hasDepths && !hasFilters) return null;
  return (
    <div className="ce-nearest-choices ce-stack ce-gap-2 ce-screen">
      <div className="ce-cluster ce-gap-3">
        {media.length > 1 && (
          <LabelledSelect
            label={text('nearest.medium')}
            value={medium.code}
            groups={[{ options: media.map(({ code, title }) => ({ value: code, title })) }]}
            onChoose={(code) => onChoose({ medium: code })}
          />
        )}
        <div className="ce-nearest-choices__further ce-cluster ce-gap-3" inert={isWaiting}>
          {hasDepths && (
            <Choice
              label={text('nearest.depth')}
              options={depths.map(({ code, title = code }) => ({ value: code, title }))}
              value={depth.code}
              onChange={(code) => onChoose({ depth: code })}
            />
          )}
          {hasFilters && (
            <Button
              variant="quiet"
              icon={filterIcon}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {text('nearest.filter')}
            </Button>
          )}
        </div>
      </div>
      {hasFilters && isOpen && !isWaiting && (
        <div id={id}>
          <NearestFilters
            choice={{ chemistry, leastLight }}
            {...{ abilities, lightSteps }}
            onChoose={onChoose}
          />
        </div>
      )}
    </div>
  );
}
