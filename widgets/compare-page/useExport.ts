import { useState } from 'react';
import type { Comparison } from '../../src/domain/comparison/comparison.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { addNotice } from '../../src/store/notices.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';

/** The export as PDF, and whether it is being prepared. A failure is a notice. */
export function useExport(comparison: Comparison) {
  const { store } = usePage();
  const text = useTexts(comparePageTexts);
  const [isPreparing, setPreparing] = useState(false);

  const start = async () => {
    setPreparing(true);
    // Without a connection the browser would leave the page for an error of its own.
    const failure = navigator.onLine
      ? await import('./export-pdf.ts').then(
          ({ exportPdf }) => exportPdf(store, comparison),
          () => 'offline' as const,
        )
      : 'offline';
    setPreparing(false);
    if (failure)
      addNotice(store, { type: 'error', text: text(`compare.export.${failure}`), about: 'comparison' });
  };

  return { isPreparing, exportPdf: start };
}
