import { Button } from '../action/Button.tsx';
import { useStyles } from '../base/styles.ts';
import { copyIcon } from '../icon/copy.ts';
import { downloadIcon } from '../icon/download.ts';
import css from './table-actions.css';

export interface TableActionsProps {
  copyText: string;
  csvText: string;
  /** Explains "CSV". */
  csvLabel: string;
  onCopy: () => void;
  onSave: () => void;
}

/** Exports a whole table: to the clipboard, or as a file. */
export function TableActions({ copyText, csvText, csvLabel, onCopy, onSave }: TableActionsProps) {
  useStyles(css);
  return (
    <div className="ce-table-actions">
      <Button variant="quiet" size="small" icon={copyIcon} onClick={onCopy}>
        {copyText}
      </Button>
      <Button variant="quiet" size="small" icon={downloadIcon} aria-label={csvLabel} onClick={onSave}>
        {csvText}
      </Button>
    </div>
  );
}
