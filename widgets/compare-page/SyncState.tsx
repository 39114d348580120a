import { useRef, useState } from 'react';
import { logInToSave, saveAgain } from '../../src/store/comparison/edit-comparison.ts';
import { useComparison } from '../../src/store/comparison/useComparison.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { Icon } from '../../src/ui/base/Icon.tsx';
import { useFocusHandover } from '../../src/ui/base/useFocusHandover.ts';
import { alertIcon } from '../../src/ui/icon/alert.ts';
import { checkIcon } from '../../src/ui/icon/check.ts';

interface SyncStateProps {
  isSaved: boolean;
  /** Takes the focus once there is nothing more to press. */
  takeFocus: () => void;
}

/** How far one's own comparison is saved, and what can be done about changes that are not; a change is announced. */
export function SyncState({ isSaved, takeFocus }: SyncStateProps) {
  const sync = useComparison((state) => state.sync);
  const text = useTexts(comparePageTexts);
  const isTroubled = isSaved && sync !== 'idle' && sync !== 'saving';
  // The button stays while it tries again: it may be needed once more.
  const [wasTroubled, setWasTroubled] = useState(isTroubled);
  if (isTroubled !== wasTroubled && sync !== 'saving') setWasTroubled(isTroubled);
  return (
    <>
      <span role="status" className="ce-compare__sync" data-troubled={isTroubled || undefined}>
        {isSaved && sync === 'idle' && <Icon path={checkIcon} size="small" />}
        {isTroubled && <Icon path={alertIcon} size="small" />}
        <span>{text(isSaved ? `compare.sync.${sync}` : 'compare.sync.unsaved')}</span>
      </span>
      {isSaved && (isTroubled || wasTroubled) && (
        <SyncHelp isSessionOver={sync === 'signed-out'} isSaving={sync === 'saving'} takeFocus={takeFocus} />
      )}
    </>
  );
}

interface SyncHelpProps {
  isSessionOver: boolean;
  isSaving: boolean;
  takeFocus: () => void;
}

function SyncHelp({ isSessionOver, isSaving, takeFocus }: SyncHelpProps) {
  const page = usePage();
  const text = useTexts(comparePageTexts);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, takeFocus);
  return (
    <Button
      ref={button}
      size="small"
      busy={isSaving}
      onClick={() => (isSessionOver ? logInToSave(page) : void saveAgain(page))}
    >
      {text(isSessionOver ? 'compare.sync.login' : 'compare.sync.retry')}
    </Button>
  );
}
