import type { Comparison } from '../../src/domain/comparison/comparison.ts';
import { exportQuery } from '../../src/domain/comparison/export-query.ts';
import { type BackendDownload, useBackendFile } from '../../src/store/useBackendFile.ts';

/** The export as PDF. */
export function useExport(comparison: Comparison): BackendDownload {
  return useBackendFile({
    path: 'util/download/comparison',
    query: (token) => exportQuery(comparison, token),
    name: `${comparison.title}.pdf`,
  });
}
