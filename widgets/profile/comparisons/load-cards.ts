/** Fetches the code of the cards. */
export const loadCards = () => import('./ComparisonCards.tsx');
