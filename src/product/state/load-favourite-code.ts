import { loadService } from '../../store/reads/load-service.ts';

/** Loads what reads favourites together with what changes them: a heart that is shown can be pressed and left at once. */
export const loadFavouriteCode = () =>
  loadService(() => import('./favourite-code.ts').then(({ favouriteCode }) => favouriteCode));
