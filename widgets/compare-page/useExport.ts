import { useState } from 'react';
import type { Comparison } from '../../src/domain/comparison/comparison.ts';
import { exportQuery } from '../../src/domain/comparison/comparison-link.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { leaveTo } from '../../src/lib/leave-to.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { httpContextOf } from '../../src/store/http-context.ts';
import { addNotice } from '../../src/store/notices.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';

/**
 * The export as PDF: a navigation to the backend that ends in a download (shell specification §7). Who is signed
 * in brings a token that works once (decision 79).
 */
export function useExport(comparison: Comparison) {
  const { store } = usePage();
  const text = useTexts(comparePageTexts);
  const [isPreparing, setPreparing] = useState(false);

  const exportPdf = async () => {
    const fail = (key: 'offline' | 'failed' | 'signedOut') =>
      addNotice(store, { type: 'error', text: text(`compare.export.${key}`) });
    // The browser would leave the page for an error of its own.
    if (!navigator.onLine) return fail('offline');
    const { token, payload } = store.getState();
    setPreparing(true);
    try {
      const { issueDownloadToken } = await import('../../src/services/download-token.ts');
      const once = token === null ? undefined : await issueDownloadToken(httpContextOf(store));
      const base = payload.services?.backend ?? location.origin;
      const address = new URL('util/download/comparison', base.replace(/\/?$/, '/'));
      address.search = exportQuery(comparison, once).toString();
      leaveTo(address.href);
    } catch (error) {
      const { kind, status } = error instanceof ServiceError ? error : { kind: 'offline', status: 0 };
      fail(status === 401 ? 'signedOut' : kind === 'offline' || kind === 'timeout' ? 'offline' : 'failed');
    }
    setPreparing(false);
  };

  return { isPreparing, exportPdf };
}
