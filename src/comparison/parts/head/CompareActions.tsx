import { useRef, useState } from 'react';
import { rgbNotation } from '../../../domain/color/rgb.ts';
import { sampledProducts } from '../../../domain/requests/sampled-products.ts';
import { CopiesChoice } from '../../../outcome/files/CopiesChoice.tsx';
import { FileProgress } from '../../../outcome/files/FileProgress.tsx';
import { LoginLink } from '../../../outcome/LoginLink.tsx';
import { SamplesButton } from '../../../outcome/SamplesButton.tsx';
import type { Product } from '../../../services/products.ts';
import { usePage, useShared, useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { ConfirmingButton } from '../../../ui/action/ConfirmingButton.tsx';
import { HandoverButton } from '../../../ui/action/HandoverButton.tsx';
import { downloadIcon } from '../../../ui/icon/download.ts';
import { linkIcon } from '../../../ui/icon/link.ts';
import { sampleIcon } from '../../../ui/icon/sample.ts';
import { trashIcon } from '../../../ui/icon/trash.ts';
import { canSave } from '../../rules/content/can-save.ts';
import { type Comparison, canCompare } from '../../rules/content/comparison.ts';
import { openBasket } from '../../state/change-comparison.ts';
import { loadKeeping } from '../../state/edit-comparison.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { LinkField } from '../table/LinkField.tsx';
import { useExport } from './useExport.ts';
import { useShare } from './useShare.ts';

interface CompareActionsProps {
  comparison: Comparison;
  /** The products that were found. */
  products: readonly Product[];
  onAdopt: () => void;
}

/** Save, share, export, start anew, delete: what the comparison and the visitor allow of it. */
export function CompareActions({ comparison, products, onAdopt }: CompareActionsProps) {
  const page = usePage();
  const text = useTexts(comparePageTexts);
  const isSignedIn = useShared((state) => state.user !== null);
  const [isSaving, setSaving] = useState(false);
  // All exports are internal then.
  const isForStaff = products.some(({ isInternal }) => isInternal);
  const share = useShare(comparison);
  const exported = useExport(comparison, isForStaff);
  const exporter = useRef<HTMLButtonElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const isOwn = comparison.kind === 'own';
  const isSaved = comparison.id !== undefined;

  const save = async () => {
    setSaving(true);
    const keeping = await loadKeeping(page);
    await keeping?.saveComparison(page);
    setSaving(false);
  };

  return (
    <div className="ce-compare__actions ce-stack ce-gap-4">
      <div ref={buttons} className="ce-cluster ce-gap-2 ce-screen">
        {comparison.kind !== 'own' && (
          <Button variant="primary" size="small" onClick={onAdopt}>
            {text(`compare.${comparison.kind}.adopt`)}
          </Button>
        )}
        {(canSave(comparison, isSignedIn) || isSaving) && (
          <HandoverButton
            variant="primary"
            size="small"
            busy={isSaving}
            onClick={save}
            // It goes once there is nothing to save, by whichever way it was saved.
            takeFocus={() => queueMicrotask(() => buttons.current?.querySelector('button')?.focus())}
          >
            {text('compare.save')}
          </HandoverButton>
        )}
        {isOwn && !isSaved && !isSignedIn && canCompare(comparison) && (
          <LoginLink variant="primary" size="small">
            {text('compare.login')}
          </LoginLink>
        )}
        {share.address && (
          <ConfirmingButton
            size="small"
            icon={linkIcon}
            done={text('compare.share.done')}
            onPress={async () => (await share.copy()) && text('compare.share.copied')}
          >
            {text('compare.share')}
          </ConfirmingButton>
        )}
        {canCompare(comparison) && (
          <>
            <Button
              ref={exporter}
              size="small"
              icon={downloadIcon}
              busy={exported.isRunning}
              onClick={exported.start}
            >
              {text('compare.export')}
            </Button>
            <CopiesChoice isForStaff={isForStaff} />
          </>
        )}
        <SamplesButton size="small" icon={sampleIcon} asked={samplesOf(products, comparison.industry)} />
        {isOwn && <OwnActions isSaved={isSaved} />}
      </div>
      <FileProgress file={exported} starter={exporter} />
      {share.isFailed && share.address && <LinkField address={share.address} />}
    </div>
  );
}

function samplesOf(products: readonly Product[], industry: string | null) {
  const colored = products.map(({ prd, product_name, isActive, color_values: rgb }) => ({
    ...{ prd, product_name, isActive },
    color: rgb ? rgbNotation(rgb) : undefined,
  }));
  return sampledProducts(colored, industry);
}

/** Shows the basket, starts anew, deletes: what is offered for one's own comparison only. */
function OwnActions({ isSaved }: { isSaved: boolean }) {
  const page = usePage();
  const text = useTexts(comparePageTexts);
  const keep = async (action: 'startComparison' | 'deleteActive') => {
    const keeping = await loadKeeping(page);
    await keeping?.[action](page);
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => openBasket(page, true)}>
        {text('compare.basket')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => keep('startComparison')}>
        {text('compare.start')}
      </Button>
      {isSaved && (
        <Button variant="danger-quiet" size="small" icon={trashIcon} onClick={() => keep('deleteActive')}>
          {text('compare.delete')}
        </Button>
      )}
    </>
  );
}
