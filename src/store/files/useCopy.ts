import { useState } from 'react';
import { copyingTexts } from '../../texts/copying.ts';
import { usePage, useTexts } from '../hooks.ts';
import { addNotice } from '../notices/notices.ts';
import type { Notice } from '../state.ts';
import { addCopyFailure } from './copy-failure.ts';

/**
 * Copies a text to the clipboard and shows a notice; a refusal is shown and reported (spec P§8). `copy` tells whether it
 * was copied.
 *
 * @param copied notice after copying; without it, the button says so
 * @param about as of the notice
 * @returns `isFailed`: copying this text was refused, so that it may be shown for manual copying
 */
export function useCopy(copyable: string | null, copied?: string, about?: Notice['about']) {
  const { store } = usePage();
  const text = useTexts(copyingTexts);
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
      addCopyFailure(store, error, text, about);
      return false;
    }
  };

  return { isFailed: refused !== null && refused === copyable, copy };
}
