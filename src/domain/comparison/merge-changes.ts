import { COMPARISON_LIMIT, type Comparison } from './comparison.ts';

/**
 * Brings together two changes of one comparison that two tabs have made at the same moment: what either has added is
 * in it as far as there is room, what either has taken out is not. Both tabs come to the same result, whichever of
 * the two is their own. An emptied comparison gives way, and of first products of two industries one stays.
 */
export function mergeChanges(before: Comparison, own: Comparison, others: Comparison): Comparison {
  const [one, two] = JSON.stringify(own) < JSON.stringify(others) ? [own, others] : [others, own];
  const isAtOdds = one.industry !== two.industry && one.industry !== null && two.industry !== null;
  if (two.basket.length === 0 || isAtOdds) return one;
  if (one.basket.length === 0) return two;

  const changed = uids(one) === uids(before) ? two : one;
  const kept = changed.basket.filter(({ uid }) => [before, one, two].every((each) => holds(each, uid)));
  const added = [...one.basket, ...two.basket.filter(({ uid }) => !holds(one, uid))].filter(
    ({ uid }) => !holds(before, uid),
  );
  const basket = [...kept, ...added].slice(0, COMPARISON_LIMIT);
  const title = one.title === before.title ? two.title : one.title;
  if (basket.length === 0) return { kind: 'own', title, industry: null, basket };
  const { id, shareId } = one.id === before.id ? two : one;
  return { kind: 'own', id, shareId, title, industry: one.industry ?? two.industry, basket };
}

function holds({ basket }: Comparison, wanted: string): boolean {
  return basket.some(({ uid }) => uid === wanted);
}

function uids({ basket }: Comparison): string {
  return basket.map(({ uid }) => uid).join();
}
