import { type Comparison, canCompare } from './comparison.ts';

/** Whether the comparison can be saved: the user's own, unsaved, and the user is signed in (spec S§5). */
export function canSave(comparison: Comparison, isSignedIn: boolean): boolean {
  return isSignedIn && canCompare(comparison) && comparison.id === undefined && comparison.kind === 'own';
}
