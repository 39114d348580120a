import { loadService } from '../../../src/store/load-service.ts';

/** Fetches the code of the cards. */
export const loadCards = () => loadService(() => import('./ComparisonCards.tsx'));
