import { useState } from 'react';
import type { TableText } from '../../lib/file/table-text.ts';
import { useTableCopy } from '../../store/files/useTableCopy.ts';
import { useTexts } from '../../store/hooks.ts';
import { tableTexts } from '../../texts/tables.ts';
import { Button, type ButtonProps } from '../../ui/action/Button.tsx';
import { ConfirmingButton } from '../../ui/action/ConfirmingButton.tsx';
import { copyIcon } from '../../ui/icon/copy.ts';
import { downloadIcon } from '../../ui/icon/download.ts';
import { lazyDialog } from '../lazy-dialog.ts';

const CsvFormatDialog = lazyDialog(() =>
  import('./CsvFormatDialog.tsx').then((module) => module.CsvFormatDialog),
);

interface CsvButtonsProps {
  csvText: string;
  /** Explains "CSV". */
  csvLabel: string;
  table: () => TableText;
  /** Parts of the file's name, such as product, industry and content. */
  name: readonly string[];
}

export interface TableActionsProps extends CsvButtonsProps {
  copyText: string;
  /** What the button says after copying; without it, a notice does. */
  done?: string;
}

const SMALL = { variant: 'quiet', size: 'small' } as const;

/** Exports a whole table: to the clipboard, or as a file. */
export function TableActions({ copyText, done, ...csv }: TableActionsProps) {
  const { copyTable, copyQuietly } = useTableCopy();
  const { table } = csv;
  return (
    <div className="ce-table-actions ce-cluster ce-gap-2 ce-screen">
      {done ? (
        <ConfirmingButton {...SMALL} icon={copyIcon} done={done} onPress={() => copyQuietly(table())}>
          {copyText}
        </ConfirmingButton>
      ) : (
        <Button {...SMALL} icon={copyIcon} onClick={() => void copyTable(table())}>
          {copyText}
        </Button>
      )}
      <CsvButtons {...csv} {...SMALL} icon={downloadIcon} />
    </div>
  );
}

/** Saves a table as a CSV file, whose format can be chosen. */
export function CsvButtons({
  csvText,
  csvLabel,
  table,
  name,
  ...look
}: CsvButtonsProps & Pick<ButtonProps, 'variant' | 'size' | 'icon'>) {
  const text = useTexts(tableTexts);
  const { saveCsv } = useTableCopy();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Button {...look} aria-label={csvLabel} onClick={() => void saveCsv(table(), ...name)}>
        {csvText}
      </Button>
      <Button
        {...look}
        variant="quiet"
        icon={undefined}
        aria-label={text('tables.format.label')}
        onClick={() => setChoosing(true)}
      >
        {text('tables.format')}
      </Button>
      {isChoosing && <CsvFormatDialog onClose={() => setChoosing(false)} />}
    </>
  );
}
