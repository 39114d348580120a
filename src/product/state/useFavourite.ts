import type { Favourite, KeptTypes } from '../../domain/product/favourite.ts';
import { usePage, useTexts } from '../../store/hooks.ts';
import { addFailureNotice } from '../../store/notices/failure-notice.ts';
import { addNotice } from '../../store/notices/notices.ts';
import { defineRead, readsOf } from '../../store/reads/reads.ts';
import { type Read, useRead } from '../../store/reads/useRead.ts';
import { isAddition, isSameKept, mergeKept } from '../rules/favourites/change-favourite.ts';
import { favouriteTexts } from '../texts/favourites.ts';
import { favouriteKey } from './favourite-key.ts';
import { loadFavouriteCode } from './load-favourite-code.ts';

const favouriteOf = defineRead('favourite', async ({ http, signal, store }, prd: string) => {
  const { readFavourite, followFavourites } = await loadFavouriteCode();
  followFavourites(store);
  return readFavourite(http, prd, signal);
});

/**
 * Changes which documents of a product are saved.
 *
 * @param edit changes what is shown
 * @param what for the notice. @default the product's name
 */
export type ChangeKept = (edit: (kept: KeptTypes) => KeptTypes, what?: string) => Promise<void>;

/** A product's documents in the user's My sheets, and how to change them. */
export interface KeptSheets {
  read: Read<Favourite | null>;
  change: ChangeKept;
  /** Reads it again, for a press; tells if that fails again. */
  retry: () => Promise<void>;
}

/**
 * Gives the signed-in user's favourite of a product; a visitor has none (row 215).
 *
 * @param productName for the notices
 */
export function useFavourite(prd: string, productName: string): KeptSheets {
  const page = usePage();
  const change = useFavouriteChange(prd, productName);
  const read = useRead(favouriteOf(prd));
  const retry = async () => {
    await read.retry();
    const { failure } = readsOf(page.store).states.getState()[favouriteKey(page.store, prd)] ?? {};
    if (!failure) return;
    const again = () => void retry();
    addFailureNotice(page, failure, { texts: favouriteTexts, key: 'favourite.unread', again });
  };
  return { read, change, retry };
}

/**
 * Returns how to change the user's favourite of a product, once it is read. A change shows at once, with a notice that
 * offers Undo; a failed one is reverted and reported.
 *
 * @param productName for the notices
 */
export function useFavouriteChange(prd: string, productName: string): ChangeKept {
  const page = usePage();
  const text = useTexts(favouriteTexts);
  const change: ChangeKept = async (edit, what = productName) => {
    try {
      const { changeFavourite } = await loadFavouriteCode();
      const changed = await changeFavourite(page, prd, edit);
      if (!changed) return;
      const { before, from, saved, isMerged, presses } = changed;
      if (isSameKept(from, saved)) return;
      const name = presses > 1 ? productName : what;
      const run = () => void change((kept) => mergeKept(saved, before, kept), what);
      const message = text(isAddition(from, saved) ? 'favourite.added' : 'favourite.removed', { name });
      addNotice(page.store, {
        type: 'success',
        kind: 'save',
        text: isMerged ? text('favourite.merged', { told: message }) : message,
        action: isSameKept(before, saved) ? undefined : { text: text('favourite.undo'), run },
      });
    } catch (error) {
      const again = () => void change(edit, what);
      addFailureNotice(page, error, { texts: favouriteTexts, key: 'favourite.failed', again });
    }
  };
  return change;
}
