import { loadService } from '../../../src/store/reads/load-service.ts';

/** Fetches the code of the cards. */
export const loadCards = () => loadService(() => import('./ComparisonCards.tsx'));
