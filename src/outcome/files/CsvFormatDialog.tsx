import { useState } from 'react';
import type { CsvFormat } from '../../lib/file/table-text.ts';
import { csvFormat, keepCsvFormat } from '../../store/files/csv-format.ts';
import { usePage, useTexts } from '../../store/hooks.ts';
import { csvFormatTexts } from '../../texts/csv-format.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Choice } from '../../ui/action/Choice.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

/** Asks how the reader's spreadsheet separates cells and writes decimals; remembered as soon as it is chosen. */
export function CsvFormatDialog({ onClose }: { onClose: () => void }) {
  const { store } = usePage();
  const text = useTexts(csvFormatTexts);
  const [format, setFormat] = useState(() => csvFormat(store));
  const choose = (change: Partial<CsvFormat>) => {
    const next = { ...format, ...change };
    keepCsvFormat(store, next);
    setFormat(next);
  };
  return (
    <Dialog
      title={text('csvFormat.title')}
      size="small"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text('csvFormat.done')}
        </Button>
      }
    >
      <div className="ce-stack ce-gap-4">
        <p>{text('csvFormat.about')}</p>
        <div className="ce-stack ce-gap-1">
          <span aria-hidden>{text('csvFormat.separator')}</span>
          <Choice<CsvFormat['separator']>
            label={text('csvFormat.separator')}
            options={[
              { value: ',', title: text('csvFormat.separator.comma') },
              { value: ';', title: text('csvFormat.separator.semicolon') },
              { value: '\t', title: text('csvFormat.separator.tab') },
            ]}
            value={format.separator}
            onChange={(separator) => choose({ separator })}
          />
        </div>
        <div className="ce-stack ce-gap-1">
          <span aria-hidden>{text('csvFormat.decimal')}</span>
          <Choice<CsvFormat['decimal']>
            label={text('csvFormat.decimal')}
            options={[
              { value: '.', title: text('csvFormat.decimal.point') },
              { value: ',', title: text('csvFormat.decimal.comma') },
            ]}
            value={format.decimal}
            onChange={(decimal) => choose({ decimal })}
          />
        </div>
      </div>
    </Dialog>
  );
}
