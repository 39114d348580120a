export { readFavourite, readFavourites } from '../../services/favourites.ts';
export { changeFavourite } from './change-favourite.ts';
export { followFavourites } from './follow-favourites.ts';
