import { Button } from '../action/Button.tsx';
import { ConfirmingButton } from '../action/ConfirmingButton.tsx';
import { useStyles } from '../base/styles.ts';
import { copyIcon } from '../icon/copy.ts';
import { downloadIcon } from '../icon/download.ts';
import css from './table-actions.css';

export interface TableActionsProps {
  copyText: string;
  csvText: string;
  /** Explains "CSV". */
  csvLabel: string;
  /** Tells whether the table was copied, if the button says so. */
  onCopy: () => unknown;
  /** What the button says after copying; without it, a notice does. */
  copied?: { done: string; news: string };
  onSave: () => void;
}

/** Exports a whole table: to the clipboard, or as a file. */
export function TableActions({ copyText, csvText, csvLabel, onCopy, copied, onSave }: TableActionsProps) {
  useStyles(css);
  return (
    <div className="ce-table-actions">
      {copied ? (
        <ConfirmingButton
          variant="quiet"
          size="small"
          icon={copyIcon}
          onPress={async () => (await onCopy()) === true}
          {...copied}
        >
          {copyText}
        </ConfirmingButton>
      ) : (
        <Button variant="quiet" size="small" icon={copyIcon} onClick={onCopy}>
          {copyText}
        </Button>
      )}
      <Button variant="quiet" size="small" icon={downloadIcon} aria-label={csvLabel} onClick={onSave}>
        {csvText}
      </Button>
    </div>
  );
}
