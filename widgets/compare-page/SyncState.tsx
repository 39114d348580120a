import { SaveStatus } from '../../src/outcome/SaveStatus.tsx';
import { saveAgain } from '../../src/store/comparison/save-again.ts';
import { useComparison } from '../../src/store/comparison/useComparison.ts';
import { usePage } from '../../src/store/hooks.ts';

interface SyncStateProps {
  isSaved: boolean;
  /** Takes the focus once there is nothing more to press. */
  takeFocus: () => void;
}

/** How far one's own comparison is saved, and what can be done about changes that are not. */
export function SyncState({ isSaved, takeFocus }: SyncStateProps) {
  const page = usePage();
  const sync = useComparison((state) => state.sync);
  return (
    <SaveStatus sync={isSaved ? sync : 'unsaved'} save={() => void saveAgain(page)} takeFocus={takeFocus} />
  );
}
