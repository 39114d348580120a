import { useState } from 'react';
import { productComparisonTexts } from '../../../src/comparison/texts/comparison.ts';
import { SendFailed } from '../../../src/outcome/SendFailed.tsx';
import type { SavedComparison } from '../../../src/services/comparisons.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { addNotice } from '../../../src/store/notices/notices.ts';
import { useAction } from '../../../src/store/write/useAction.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Alert } from '../../../src/ui/message/Alert.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { profileTexts } from '../texts.ts';
import { loadRecords } from './load-comparisons.ts';

interface Props {
  comparison: SavedComparison;
  onClose: () => void;
  onDelete: () => void;
}

/** Asks before a saved comparison is deleted (spec S§8), and deletes it. */
export function DeleteDialog({ comparison, onClose, onDelete }: Props) {
  const page = usePage();
  /** It may have changed since the list was read. */
  const [asked, setAsked] = useState(comparison);
  const { title } = asked;
  const text = useTexts(profileTexts);
  const warning = useTexts(productComparisonTexts);
  const {
    start: confirm,
    isRunning: isDeleting,
    failure,
    attempt,
  } = useAction(async () => {
    const { deleteRecord } = await loadRecords();
    const changed = await deleteRecord(page, asked);
    if (changed) return setAsked(changed);
    addNotice(page.store, {
      kind: 'save',
      type: 'success',
      text: text('profile.comparisons.deleted', { title }),
    });
    onClose();
    onDelete();
  });

  return (
    <ConfirmDialog
      title={warning('productComparison.deleteComparisonWarning.headline')}
      onClose={onClose}
      confirm={
        <Button variant="danger" busy={isDeleting} onClick={() => void confirm()}>
          {text('profile.comparisons.delete')}
        </Button>
      }
    >
      <div className="ce-stack ce-gap-3">
        {failure && (
          <Alert key={attempt} tone="error">
            <SendFailed failure={failure} goOn={() => void confirm()} />
          </Alert>
        )}
        <p>{warning('productComparison.deleteComparisonWarning.description', { title })}</p>
        <span role="status" className="ce-visually-hidden">
          {isDeleting && text('profile.comparisons.deleting')}
        </span>
      </div>
    </ConfirmDialog>
  );
}
