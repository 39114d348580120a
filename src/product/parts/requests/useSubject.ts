import { useMemo } from 'react';
import type { SubjectProps } from '../../../domain/requests/subject-props.ts';
import { useShared } from '../../../store/hooks.ts';
import { readSubject, type Subject } from './subject.ts';

/**
 * Returns the product that this overlay is shown for; `null` while it is hidden.
 *
 * @param own props of the overlay's place
 */
export function useSubject(island: string, own: SubjectProps): Subject | null {
  const isShown = useShared(({ shownOverlay }) => shownOverlay === island);
  const given = useShared((state) => (isShown ? state.overlayProps : undefined));
  return useMemo(() => (isShown ? readSubject(island, own, given) : null), [island, isShown, own, given]);
}
