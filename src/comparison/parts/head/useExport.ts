import { fileName } from '../../../lib/file/file-name.ts';
import { type BackendDownload, useBackendFile } from '../../../store/files/useBackendFile.ts';
import { useCopies } from '../../../store/files/useCopies.ts';
import { useTexts } from '../../../store/hooks.ts';
import { tableTexts } from '../../../texts/tables.ts';
import type { Comparison } from '../../rules/content/comparison.ts';
import { exportQuery } from '../../rules/view/export-query.ts';

/** The export as PDF; internal users choose for whom, unless a product is internal itself. */
export function useExport(comparison: Comparison, isForStaff: boolean): BackendDownload {
  const text = useTexts(tableTexts);
  const { perspective, isInternal } = useCopies(isForStaff);
  return useBackendFile({
    path: 'util/download/comparison',
    query: (token) => exportQuery(comparison, { token, perspective }),
    name: `${fileName(comparison.title, isInternal && text('tables.internal'))}.pdf`,
  });
}
