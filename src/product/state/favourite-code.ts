import { readFavourite, readFavourites } from '../../services/favourites.ts';
import { changeFavourite } from './change-favourite.ts';
import { followFavourites } from './follow-favourites.ts';

/** What reads, follows and changes favourites. */
export const favouriteCode = { readFavourite, readFavourites, followFavourites, changeFavourite };
