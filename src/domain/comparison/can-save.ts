import { type Comparison, canCompare } from './comparison.ts';

/** An unsaved comparison of one's own can be saved by who is signed in (spec S§5). */
export function canSave(comparison: Comparison, isSignedIn: boolean): boolean {
  return isSignedIn && canCompare(comparison) && comparison.id === undefined && comparison.kind === 'own';
}
