import { useTexts } from '../../../store/hooks.ts';
import { saveTexts } from '../../../texts/saving.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { checkIcon } from '../../../ui/icon/check.ts';
import { useComparison } from '../../state/useComparison.ts';

/** Whether the service has all changes of a saved comparison; failures are explained below the list. */
export function SyncState() {
  const text = useTexts(saveTexts);
  const isSaved = useComparison(({ comparison }) => comparison.id !== undefined);
  const sync = useComparison((state) => state.sync);
  if (!isSaved || (sync !== 'idle' && sync !== 'saving')) return null;
  return (
    <span className="ce-pair ce-gap-1 ce-meta">
      {sync === 'idle' && <Icon path={checkIcon} size="small" />}
      {text(`saving.${sync}`)}
    </span>
  );
}
