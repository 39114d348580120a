import { PartWaiting } from '../../../outcome/PartWaiting.tsx';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import { useTexts } from '../../../store/hooks.ts';
import { useFieldManifest } from '../../../store/reads/useFieldManifest.ts';
import type { NearestAbilities } from '../../rules/nearest/nearest-abilities.ts';
import { nearestTexts } from '../../texts/nearest.ts';
import { LabelledSelect } from '../section/LabelledSelect.tsx';

/** Which products are compared; each `undefined` for any. */
export interface NearestChoice {
  /** Key. */
  chemistry: string | undefined;
  /** Step of the blue wool scale. */
  leastLight: number | undefined;
}

interface NearestFiltersProps {
  choice: NearestChoice;
  abilities: NearestAbilities;
  /** Number of steps of the scale; absent if unknown. */
  lightSteps: number | undefined;
  onChoose: (choice: Partial<NearestChoice>) => void;
}

const ANY = '';

/** Narrows the nearest products to a chemistry and to a least light fastness. */
export function NearestFilters({ choice, abilities, lightSteps = 0, onChoose }: NearestFiltersProps) {
  const text = useTexts(nearestTexts);
  const { chemistry, leastLight } = choice;
  const steps = Array.from({ length: Math.max(0, lightSteps - 1) }, (_, at) => String(at + 2));
  return (
    <div className="ce-nearest-filters ce-cluster ce-gap-3">
      {(abilities.chemistry || chemistry !== undefined) && (
        <ChemistryChoice chemistry={chemistry} onChoose={onChoose} />
      )}
      {((abilities.light && steps.length > 0) || leastLight !== undefined) && (
        <LabelledSelect
          label={text('nearest.light.least')}
          value={leastLight === undefined ? ANY : String(leastLight)}
          groups={[
            {
              options: [
                { value: ANY, title: text('nearest.light.any') },
                ...steps.map((step) => ({ value: step, title: step })),
              ],
            },
          ]}
          onChoose={(step) => onChoose({ leastLight: step === ANY ? undefined : Number(step) })}
        />
      )}
    </div>
  );
}

function ChemistryChoice({
  chemistry,
  onChoose,
}: Pick<NearestChoice, 'chemistry'> & Pick<NearestFiltersProps, 'onChoose'>) {
  const text = useTexts(nearestTexts);
  const read = useFieldManifest();
  if (read.status === 'loading' && !read.failure) return <PartWaiting />;
  const field = read.status === 'ready' ? read.value.find(({ code }) => code === 'chemistry') : undefined;
  const options = (field?.options ?? []).map(({ key, title }) => ({ value: key, title }));
  const isListed = chemistry === undefined || options.some(({ value }) => value === chemistry);
  return (
    <>
      <ReadFailed variant="line" read={read} words={{ title: text('nearest.filters.failed') }} />
      {(options.length > 0 || !isListed) && (
        <LabelledSelect
          label={text('nearest.chemistry')}
          value={chemistry ?? ANY}
          groups={[
            {
              options: [
                { value: ANY, title: text('nearest.chemistry.any') },
                ...options,
                ...(isListed ? [] : [{ value: chemistry, title: chemistry }]),
              ],
            },
          ]}
          onChoose={(key) => onChoose({ chemistry: key === ANY ? undefined : key })}
        />
      )}
    </>
  );
}
