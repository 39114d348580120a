import { useEffect } from 'react';
import { useOverlay } from '../../src/store/hooks.ts';
import { loadService } from '../../src/store/load-service.ts';
import { endSheetsCheck } from '../../src/store/sheets-check.ts';
import { useRead } from '../../src/store/useRead.ts';
import { SheetsDialog } from './SheetsDialog.tsx';

interface Props {
  since: string;
  userId: string;
}

/**
 * Looks for changed sheets and shows the hint if there are any. The visitor has not asked for it, so a failure is
 * silent and the next page looks again.
 */
export function SheetsLookup({ since, userId }: Props) {
  const { close } = useOverlay('changed-sheets-hint');
  const sheets = useRead(`changed-sheets ${userId} ${since}`, async (http, signal) => {
    const { readChangedSheets } = await loadService(() => import('../../src/services/sheets.ts'));
    return readChangedSheets(http, since, signal);
  });
  const changed = sheets.status === 'ready' ? sheets.value : undefined;
  const isAnswered = changed !== undefined;
  const isOver = sheets.status === 'failed' || changed?.hits.length === 0;

  useEffect(() => {
    if (isAnswered) endSheetsCheck();
  }, [isAnswered]);
  useEffect(() => {
    if (isOver) close();
  });

  return changed && !isOver && <SheetsDialog sheets={changed} since={since} onClose={close} />;
}
