import { useComparison } from '../../src/store/comparison/useComparison.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { Icon } from '../../src/ui/base/Icon.tsx';
import { alertIcon } from '../../src/ui/icon/alert.ts';
import { checkIcon } from '../../src/ui/icon/check.ts';

/** How far one's own comparison is saved; a change is announced. */
export function SyncState({ isSaved }: { isSaved: boolean }) {
  const sync = useComparison((state) => state.sync);
  const text = useTexts(comparePageTexts);
  const isTroubled = isSaved && sync !== 'idle' && sync !== 'saving';
  return (
    <span role="status" className="ce-compare__sync" data-troubled={isTroubled || undefined}>
      {isSaved && sync === 'idle' && <Icon path={checkIcon} size="small" />}
      {isTroubled && <Icon path={alertIcon} size="small" />}
      <span>{text(isSaved ? `compare.sync.${sync}` : 'compare.sync.unsaved')}</span>
    </span>
  );
}
