import { numbersOf } from '../../rules/change-content.ts';
import { useCatalogState } from '../draft/draft-context.ts';

/** The number of a product in the catalogue, from 1; `undefined` where it is excluded or not in it. */
export function useNumber(id: string): number | undefined {
  return useCatalogState(({ content }) => numbersOf(content).get(id));
}
