import { useState } from 'react';
import { addCopyFailure } from './copy-failure.ts';
import { usePage } from './hooks.ts';
import { addNotice } from './notices.ts';
import type { Notice } from './state.ts';

interface CopyTexts {
  /** Notice after copying; without it, the button says so. */
  copied?: string;
  /** Notice if the browser refuses (spec P§8). */
  failed: string;
}

/**
 * Copies a text to the clipboard and shows a notice; a refusal is shown and reported (spec P§8). `copy` tells whether it
 * was copied.
 *
 * @param about as of the notice
 * @returns `isFailed`: copying this text was refused, so that it may be shown for manual copying
 */
export function useCopy(copyable: string | null, { copied, failed }: CopyTexts, about?: Notice['about']) {
  const { store } = usePage();
  const [refused, setRefused] = useState<string | null>(null);

  const copy = async (): Promise<boolean> => {
    if (copyable === null) return false;
    try {
      await navigator.clipboard.writeText(copyable);
      setRefused(null);
      if (copied) addNotice(store, { type: 'success', text: copied, about });
      return true;
    } catch (error) {
      setRefused(copyable);
      addCopyFailure(store, error, failed, about);
      return false;
    }
  };

  return { isFailed: refused !== null && refused === copyable, copy };
}
