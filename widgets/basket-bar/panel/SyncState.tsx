import { useComparison } from '../../../src/store/comparison/useComparison.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { saveTexts } from '../../../src/texts/saving.ts';
import { Icon } from '../../../src/ui/base/Icon.tsx';
import { checkIcon } from '../../../src/ui/icon/check.ts';

/** Whether the service has all changes of a saved comparison; failures are explained below the list. */
export function SyncState() {
  const text = useTexts(saveTexts);
  const isSaved = useComparison(({ comparison }) => comparison.id !== undefined);
  const sync = useComparison((state) => state.sync);
  if (!isSaved || (sync !== 'idle' && sync !== 'saving')) return null;
  return (
    <span className="ce-basket-panel__sync">
      {sync === 'idle' && <Icon path={checkIcon} size="small" />}
      {text(`saving.${sync}`)}
    </span>
  );
}
