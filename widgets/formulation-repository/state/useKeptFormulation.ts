import { useStore } from 'zustand/react';
import { usePage, useShared, useTexts } from '../../../src/store/hooks.ts';
import { addFailureNotice } from '../../../src/store/notices/failure-notice.ts';
import { addNotice } from '../../../src/store/notices/notices.ts';
import { readsOf } from '../../../src/store/reads/reads.ts';
import { formulationKeepingTexts } from '../texts/formulations.ts';
import { changeKept, keptKey } from './kept-formulations.ts';

interface Formulation {
  id: string;
  title: string;
  /** From the response that contained the formulation. */
  isFavorite: boolean;
}

/**
 * Whether the user has saved a formulation, and how to change it. A change shows at once, with a notice that offers
 * Undo; a failed one is reverted and reported.
 *
 * @param onChanged called whenever the service has saved a change
 */
export function useKeptFormulation({ id, title, isFavorite }: Formulation, onChanged?: () => void) {
  const page = usePage();
  const { store } = page;
  const text = useTexts(formulationKeepingTexts);
  const key = useShared(() => keptKey(store, id));
  const read = useStore(readsOf(store).states, (states) => states[key]);
  const isKept = read?.status === 'ready' ? read.value === true : isFavorite;

  /** @param before what was shown when the button was pressed */
  const change = async (before: boolean) => {
    try {
      const changed = await changeKept(store, { id, isFavorite: before }, !before);
      if (changed === undefined) return;
      onChanged?.();
      addNotice(store, {
        type: 'success',
        kind: 'save',
        text: text(`formulations.changed.${changed}`, { name: title }),
        action: { text: text('formulations.undo'), run: () => void change(changed) },
      });
    } catch (error) {
      const again = () => void change(before);
      addFailureNotice(page, error, {
        texts: formulationKeepingTexts,
        key: 'formulations.failed.save',
        again,
      });
    }
  };
  return { isKept, toggle: () => void change(isKept) };
}
