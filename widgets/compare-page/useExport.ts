import type { Comparison } from '../../src/domain/comparison/comparison.ts';
import { exportQuery } from '../../src/domain/comparison/export-query.ts';
import { fileName } from '../../src/lib/file/file-name.ts';
import { type BackendDownload, useBackendFile } from '../../src/store/files/useBackendFile.ts';
import { useCopies } from '../../src/store/files/useCopies.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { tableTexts } from '../../src/texts/tables.ts';

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
