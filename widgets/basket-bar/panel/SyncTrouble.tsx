import { logInToSave, saveAgain } from '../../../src/store/comparison/edit-comparison.ts';
import { useComparison } from '../../../src/store/comparison/useComparison.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { basketPanelTexts } from '../../../src/texts/basket-panel.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Strip } from './Strip.tsx';

/** Why the changes of a saved comparison are not saved yet. They are kept; no action is urgent. */
export function SyncTrouble({ takeFocus }: { takeFocus: () => void }) {
  const page = usePage();
  const text = useTexts(basketPanelTexts);
  const sync = useComparison((state) => state.sync);
  if (sync === 'idle' || sync === 'saving') return null;

  return (
    <Strip
      role="status"
      takeFocus={takeFocus}
      action={
        sync === 'signed-out' ? (
          <Button size="small" variant="quiet" onClick={() => logInToSave(page)}>
            {text('basket.sync.login')}
          </Button>
        ) : (
          <Button size="small" variant="quiet" onClick={() => void saveAgain(page)}>
            {text('basket.sync.retry')}
          </Button>
        )
      }
    >
      {text(`basket.sync.${sync}`)}
    </Strip>
  );
}
