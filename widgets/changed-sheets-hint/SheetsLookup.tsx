import { useEffect, useState } from 'react';
import { useOverlay, usePage } from '../../src/store/hooks.ts';
import { addFailureNotice } from '../../src/store/notices/failure-notice.ts';
import { loadService } from '../../src/store/reads/load-service.ts';
import { defineRead } from '../../src/store/reads/reads.ts';
import { useRead } from '../../src/store/reads/useRead.ts';
import { endSheetsCheck } from '../../src/store/session/sheets-check.ts';
import { confirmSeenSheets } from './confirm-seen-sheets.ts';
import { SheetsDialog } from './SheetsDialog.tsx';
import { changedSheetsTexts } from './texts.ts';

const changedSheets = defineRead('changed-sheets', async ({ http, signal }, since: string) => {
  const { readChangedSheets } = await loadService(() => import('../../src/services/sheets.ts'));
  return readChangedSheets(http, since, signal);
});

const NAME = 'changed-sheets-hint';

interface Props {
  since: string;
}

/**
 * Requests changed sheets and shows the hint if there are any. A failure is only a notice, since the user did not ask
 * for the hint; the next page tries again if that may help.
 */
export function SheetsLookup({ since }: Props) {
  const page = usePage();
  const { close } = useOverlay(NAME);
  const sheets = useRead(changedSheets(since));
  const changed = sheets.status === 'ready' ? sheets.value : undefined;
  const isAnswered = changed !== undefined;
  // Failure of an earlier page's attempt, which is being repeated now.
  const [past] = useState(sheets.failure);
  const failure = sheets.status === 'failed' && sheets.failure !== past ? sheets.failure : undefined;
  const isOver = failure !== undefined || changed?.hits.length === 0;

  useEffect(() => {
    if (isAnswered) endSheetsCheck();
  }, [isAnswered]);
  useEffect(() => {
    if (!failure) return;
    if (failure.remedy === 'none') endSheetsCheck();
    const again = () => page.bus.emit('overlay:open', { name: NAME });
    addFailureNotice(page, failure, { texts: changedSheetsTexts, key: 'changedSheets.failed', again });
  }, [page, failure]);
  useEffect(() => {
    if (isOver) close();
  });

  return (
    changed &&
    !isOver && (
      <SheetsDialog
        sheets={changed}
        since={since}
        onSeen={() => confirmSeenSheets(page.store)}
        onClose={close}
      />
    )
  );
}
