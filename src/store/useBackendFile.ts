import { useState } from 'react';
import { usePage } from './hooks.ts';
import { addNotice } from './notices.ts';
import type { BackendFile } from './open-backend-file.ts';
import type { Notice } from './state.ts';

interface FailureTexts {
  offline: string;
  failed: string;
  signedOut: string;
}

/**
 * Opens a file that the backend makes, and tells whether it is being prepared. A failure is a notice.
 *
 * @param about as of the notice
 */
export function useBackendFile(file: BackendFile, texts: FailureTexts, about?: Notice['about']) {
  const { store } = usePage();
  const [isPreparing, setPreparing] = useState(false);

  const open = async () => {
    setPreparing(true);
    // Without a connection the browser would leave the page for an error of its own.
    const failure = navigator.onLine
      ? await import('./open-backend-file.ts').then(
          ({ openBackendFile }) => openBackendFile(store, file),
          () => 'offline' as const,
        )
      : 'offline';
    setPreparing(false);
    if (failure) addNotice(store, { type: 'error', text: texts[failure], about });
  };

  return { isPreparing, open };
}
