import type { SavedComparison } from '../../../src/services/comparisons.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { profileTexts } from '../texts.ts';
import { ComparisonCard } from './ComparisonCard.tsx';

interface Props {
  comparisons: readonly SavedComparison[];
  onRename: (renamed: SavedComparison) => void;
  onRemove: (index: number, removed: SavedComparison) => void;
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
          onRename={onRename}
          onRemove={() => onRemove(index, comparison)}
        />
      ))}
    </ul>
  );
}
