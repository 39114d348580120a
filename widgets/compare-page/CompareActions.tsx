import { useRef, useState } from 'react';
import { canSave } from '../../src/domain/comparison/can-save.ts';
import { type Comparison, canCompare } from '../../src/domain/comparison/comparison.ts';
import { openBasket } from '../../src/store/comparison/change-comparison.ts';
import { loadKeeping } from '../../src/store/comparison/edit-comparison.ts';
import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { downloadIcon } from '../../src/ui/icon/download.ts';
import { linkIcon } from '../../src/ui/icon/link.ts';
import { trashIcon } from '../../src/ui/icon/trash.ts';
import { LinkField } from './LinkField.tsx';
import { useExport } from './useExport.ts';
import { useShare } from './useShare.ts';

interface CompareActionsProps {
  comparison: Comparison;
  /** Uid. */
  reference: string | undefined;
  onAdopt: () => void;
}

/** Save, share, export, start anew, delete: what the comparison and the visitor allow of it. */
export function CompareActions({ comparison, reference, onAdopt }: CompareActionsProps) {
  const page = usePage();
  const text = useTexts(comparePageTexts);
  const isSignedIn = useShared((state) => state.user !== null);
  const [isSaving, setSaving] = useState(false);
  const share = useShare(comparison);
  const { isPreparing, exportPdf } = useExport(comparison, reference);
  const buttons = useRef<HTMLDivElement>(null);
  const isOwn = comparison.kind === 'own';
  const isSaved = comparison.id !== undefined;

  const save = async () => {
    setSaving(true);
    const keeping = await loadKeeping(page);
    const isKept = await keeping?.saveComparison(page);
    setSaving(false);
    // The button goes once there is nothing to save.
    if (isKept) buttons.current?.querySelector<HTMLElement>('button:not([data-busy])')?.focus();
  };
  const keep = async (action: 'startComparison' | 'deleteActive') => {
    const keeping = await loadKeeping(page);
    await keeping?.[action](page);
  };

  return (
    <div className="ce-compare__actions">
      <div ref={buttons} className="ce-compare__buttons">
        {comparison.kind !== 'own' && (
          <Button variant="primary" size="small" onClick={onAdopt}>
            {text(`compare.${comparison.kind}.adopt`)}
          </Button>
        )}
        {(canSave(comparison, isSignedIn) || isSaving) && (
          <Button variant="primary" size="small" busy={isSaving} onClick={save}>
            {text('compare.save')}
          </Button>
        )}
        {isOwn && !isSaved && !isSignedIn && canCompare(comparison) && (
          <Button
            variant="primary"
            size="small"
            onClick={() => page.bus.emit('overlay:open', { name: 'login' })}
          >
            {text('compare.login')}
          </Button>
        )}
        {share.address && (
          <Button size="small" icon={linkIcon} onClick={share.copy}>
            {text('compare.share')}
          </Button>
        )}
        {canCompare(comparison) && (
          <Button size="small" icon={downloadIcon} busy={isPreparing} onClick={exportPdf}>
            {text('compare.export')}
          </Button>
        )}
        {isOwn && (
          <Button variant="quiet" size="small" onClick={() => openBasket(page, true)}>
            {text('compare.basket')}
          </Button>
        )}
        {isOwn && (
          <Button variant="quiet" size="small" onClick={() => keep('startComparison')}>
            {text('compare.start')}
          </Button>
        )}
        {isOwn && isSaved && (
          <Button variant="danger-quiet" size="small" icon={trashIcon} onClick={() => keep('deleteActive')}>
            {text('compare.delete')}
          </Button>
        )}
      </div>
      {share.isFailed && share.address && <LinkField address={share.address} />}
    </div>
  );
}
