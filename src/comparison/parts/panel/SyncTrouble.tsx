import { SaveHelp } from '../../../outcome/SaveHelp.tsx';
import { usePage, useTexts } from '../../../store/hooks.ts';
import { saveTexts } from '../../../texts/saving.ts';
import { saveAgain } from '../../state/save-again.ts';
import { useComparison } from '../../state/useComparison.ts';
import { Strip } from './Strip.tsx';

/** Why the changes of a saved comparison are not saved yet. They are kept; no action is urgent. */
export function SyncTrouble({ takeFocus }: { takeFocus: () => void }) {
  const page = usePage();
  const text = useTexts(saveTexts);
  const sync = useComparison((state) => state.sync);
  if (sync === 'idle' || sync === 'saving') return null;
  const save = () => void saveAgain(page);
  return (
    <Strip
      role="status"
      takeFocus={takeFocus}
      action={<SaveHelp trouble={sync} isBusy={false} variant="quiet" {...{ save, takeFocus }} />}
    >
      {text(`saving.${sync}`)}
    </Strip>
  );
}
