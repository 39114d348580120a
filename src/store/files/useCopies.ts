import type { Perspective } from '../../domain/product/catalog.ts';
import { userStatus } from '../../domain/user/user-status.ts';
import { keepCopies } from '../copies.ts';
import { usePage, useShared } from '../hooks.ts';

/** For whom the viewer makes copies and files. */
export interface Copies {
  /** Whether they contain internal data, and say so. */
  isInternal: boolean;
  /** What an internal user has chosen; absent without a choice. */
  perspective: Perspective | undefined;
  choose: (perspective: Perspective) => void;
}

/**
 * Says for whom copies and files are made. Internal users choose; by default they pass on what customers may have.
 *
 * @param isForStaff what is copied is internal itself, so there is no choice
 */
export function useCopies(isForStaff = false): Copies {
  const { store } = usePage();
  const userId = useShared(({ user }) => (userStatus(user) === 'internal' ? user?.userId : undefined));
  const chosen = useShared(({ internalCopiesOf }) => internalCopiesOf);
  if (userId === undefined) return { isInternal: false, perspective: undefined, choose: () => {} };
  const isInternal = isForStaff || chosen === userId;
  return {
    isInternal,
    perspective: isForStaff ? undefined : isInternal ? 'internal' : 'customer',
    choose: (perspective) => {
      store.setState(keepCopies(perspective === 'internal' ? userId : null));
    },
  };
}
