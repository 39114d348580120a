import type { SavedComparison } from '../../../src/services/comparisons.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { profileTexts } from '../texts.ts';
import { ComparisonCard } from './ComparisonCard.tsx';

interface Props {
  comparisons: readonly SavedComparison[];
  onRename: (renamed: SavedComparison, index: number) => void;
  onRemove: (index: number) => void;
}

/** The saved comparisons, each with its actions. */
export function ComparisonCards({ comparisons, onRename, onRemove }: Props) {
  const text = useTexts(profileTexts);
  return (
    <ul aria-label={text('profile.comparisons.list')}>
      {comparisons.map((comparison, index) => (
        <ComparisonCard
          key={comparison.id}
          comparison={comparison}
          onRename={(renamed) => onRename(renamed, index)}
          onRemove={() => onRemove(index)}
        />
      ))}
    </ul>
  );
}
