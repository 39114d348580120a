import { type FavouriteChange, restoreFavourite } from '../../domain/favourites/change-favourite.ts';
import type { Favourite } from '../../domain/favourites/favourite.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { failureTexts, readFailureText } from '../../texts/failures.ts';
import { favouriteTexts } from '../../texts/favourites.ts';
import { usePage, useShared, useTexts } from '../hooks.ts';
import { loadService } from '../load-service.ts';
import { addNotice } from '../notices.ts';
import { type Read, useRead } from '../useRead.ts';
import { favouriteKey } from './favourite-key.ts';

/**
 * Changes which documents of a product are saved.
 *
 * @param decide derives the change from what is shown
 */
export type ChangeKept = (decide: (favourite: Favourite | null) => FavouriteChange) => Promise<void>;

/** A product's documents in the user's MySheets, and how to change them. */
export interface KeptSheets {
  read: Read<Favourite | null>;
  change: ChangeKept;
}

/**
 * Gives the signed-in user's favourite of a product; a visitor has none (row 215).
 *
 * @param productName for the notices
 */
export function useFavourite(prd: string, productName: string): KeptSheets {
  const change = useFavouriteChange(prd, productName);
  const userId = useShared((state) => state.user?.userId);
  const read = useRead<Favourite | null>(favouriteKey(userId, prd), async (http, signal) => {
    const { readFavourite } = await loadService(() => import('../../services/favourites.ts'));
    return readFavourite(http, prd, signal);
  });
  return { read, change };
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
  const failures = useTexts(failureTexts);
  const tell = (error: unknown) => {
    if (!(error instanceof ServiceError)) throw error;
    const reason = error.serverMessage ?? readFailureText(error, failures);
    addNotice(page.store, { type: 'error', text: text('favourite.failed', { reason }) });
  };
  return async (decide) => {
    try {
      // In the same file as the code that has read the favourite, so it is loaded.
      const { changeFavourite } = await loadService(() => import('./change-favourite.ts'));
      const before = await changeFavourite(page, prd, decide);
      const undo = () => {
        changeFavourite(page, prd, (favourite) => restoreFavourite(favourite, before)).catch(tell);
      };
      addNotice(page.store, {
        type: 'success',
        kind: 'save',
        text: text('favourite.changed', { name: productName }),
        action: { text: text('favourite.undo'), run: undo },
      });
    } catch (error) {
      tell(error);
    }
  };
}
