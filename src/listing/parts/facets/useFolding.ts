import { type RefObject, useLayoutEffect, useState } from 'react';
import { deepActiveElement } from '../../../lib/focus/deep-active-element.ts';
import { useListingState } from '../../state/listing-context.ts';

/**
 * Whether facets without hits are folded: while nothing is found. It stays as it is while the focus is in the form, since
 * nothing may move away below what is ticked.
 */
export function useFolding(form: RefObject<HTMLElement | null>): boolean {
  const queryId = useListingState((state) => state.answer?.queryId);
  const isEmpty = useListingState((state) => state.answer?.total === 0);
  const [isFolding, setFolding] = useState(isEmpty);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided anew for each answer
  useLayoutEffect(() => {
    if (!form.current?.contains(deepActiveElement())) setFolding(isEmpty);
  }, [form, queryId, isEmpty]);
  return isFolding;
}
