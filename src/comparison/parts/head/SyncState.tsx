import { SaveStatus } from '../../../outcome/SaveStatus.tsx';
import { usePage } from '../../../store/hooks.ts';
import { saveAgain } from '../../state/save-again.ts';
import { useComparison } from '../../state/useComparison.ts';

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
