import { useState } from 'react';
import type { Perspective } from '../../../domain/product/catalog.ts';
import { type BackendDownload, useBackendFile } from '../../../store/files/useBackendFile.ts';
import { usePage, useTexts } from '../../../store/hooks.ts';
import { addNotice } from '../../../store/notices/notices.ts';
import { catalogExportQuery } from '../../rules/catalog-export-query.ts';
import { catalogTexts } from '../../texts/catalog.ts';
import { useOpenCatalog } from '../draft/draft-context.ts';

/** The export as PDF, as it is seen. What waits is saved before; if it cannot be, a notice says so. */
export function useExport(perspective: Perspective | undefined): BackendDownload {
  const { store } = usePage();
  const { draft } = useOpenCatalog();
  const text = useTexts(catalogTexts);
  const [isSaving, setSaving] = useState(false);
  const { id, title } = draft.state.getState().saved;
  const download = useBackendFile({
    path: 'util/download/catalog',
    query: (token) => catalogExportQuery({ id, perspective }, token),
    name: `${title}.pdf`,
  });
  const start = async () => {
    setSaving(true);
    // Offline, the export says so itself.
    const isSaved = !navigator.onLine || (await draft.save());
    setSaving(false);
    if (isSaved) await download.start();
    else addNotice(store, { type: 'error', text: text('catalog.export.unsaved') });
  };
  return { ...download, isRunning: isSaving || download.isRunning, start };
}
