import { Button } from '../action/Button.tsx';
import { ConfirmingButton } from '../action/ConfirmingButton.tsx';
import { copyIcon } from '../icon/copy.ts';
import { downloadIcon } from '../icon/download.ts';

export interface TableActionsProps {
  copyText: string;
  csvText: string;
  /** Explains "CSV". */
  csvLabel: string;
  /** Returns what to announce of a copied table, if the button does so. */
  onCopy: () => Promise<string | false>;
  /** What the button says after copying; without it, a notice does. */
  done?: string;
  onSave: () => void;
}

/** Exports a whole table: to the clipboard, or as a file. */
export function TableActions({ copyText, csvText, csvLabel, onCopy, done, onSave }: TableActionsProps) {
  return (
    <div className="ce-table-actions ce-cluster ce-gap-2 ce-screen">
      {done ? (
        <ConfirmingButton variant="quiet" size="small" icon={copyIcon} done={done} onPress={onCopy}>
          {copyText}
        </ConfirmingButton>
      ) : (
        <Button variant="quiet" size="small" icon={copyIcon} onClick={() => void onCopy()}>
          {copyText}
        </Button>
      )}
      <Button variant="quiet" size="small" icon={downloadIcon} aria-label={csvLabel} onClick={onSave}>
        {csvText}
      </Button>
    </div>
  );
}
