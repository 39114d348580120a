import type { Comparison } from '../../src/domain/comparison/comparison.ts';
import { exportQuery } from '../../src/domain/comparison/export-query.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { useBackendFile } from '../../src/store/useBackendFile.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';

/**
 * The export as PDF, and whether it is being prepared. A failure is a notice.
 *
 * @param reference uid
 */
export function useExport(comparison: Comparison, reference: string | undefined) {
  const text = useTexts(comparePageTexts);
  const { isPreparing, open } = useBackendFile(
    { path: 'util/download/comparison', query: (token) => exportQuery(comparison, { token, reference }) },
    {
      offline: text('compare.export.offline'),
      failed: text('compare.export.failed'),
      signedOut: text('compare.export.signedOut'),
    },
    'comparison',
  );
  return { isPreparing, exportPdf: open };
}
