import { useState } from 'react';
import type { Perspective } from '../../../src/domain/catalog/catalog.ts';
import { catalogExportQuery } from '../../../src/domain/catalog/catalog-export-query.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { addNotice } from '../../../src/store/notices.ts';
import { catalogTexts } from '../../../src/texts/catalog.ts';
import { useOpenCatalog } from './draft-context.ts';

/** The export as PDF, as it is seen, and whether it is being prepared. What waits is saved before; a failure is a notice. */
export function useExport(perspective: Perspective | undefined) {
  const { store } = usePage();
  const { draft } = useOpenCatalog();
  const text = useTexts(catalogTexts);
  const [isPreparing, setPreparing] = useState(false);
  const { id } = draft.state.getState().saved;
  const query = (token: string | undefined) => catalogExportQuery({ id, perspective }, token);
  const open = async () => {
    // Without a connection the browser would leave the page for an error of its own.
    if (!navigator.onLine) return 'offline';
    if (!(await draft.save())) return 'unsaved';
    return import('../../../src/store/open-backend-file.ts').then(
      ({ openBackendFile }) => openBackendFile(store, { path: 'util/download/catalog', query }),
      () => 'offline' as const,
    );
  };
  const exportPdf = async () => {
    setPreparing(true);
    const failure = await open();
    setPreparing(false);
    if (failure) addNotice(store, { type: 'error', text: text(`catalog.export.${failure}`) });
  };
  return { isPreparing, exportPdf };
}
