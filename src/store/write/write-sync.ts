import type { ServiceError } from '../../errors/service-error.ts';
import { failureTexts, readFailureText } from '../../texts/failures.ts';
import { translator } from '../../texts/translate.ts';
import type { Store } from '../state.ts';

/** Progress of saving. */
export type WriteSync =
  /** No pending changes. */
  | 'idle'
  | 'saving'
  /** No connection: the changes are kept, and saved once it is back. */
  | 'offline'
  /** The service refused them or does not work; the next change triggers another attempt. */
  | 'failed'
  /** The session has ended: the changes are saved after a login of the same user. */
  | 'signed-out'
  /** Too much for the record: nothing is sent until something is removed. */
  | 'full'
  /** The record was deleted elsewhere. */
  | 'gone';

/** What a failed call means for saving. */
export function syncOf(failure: ServiceError): WriteSync {
  if (failure.isSessionOver || failure.kind === 'aborted') return 'signed-out';
  if (failure.isGone) return 'gone';
  return failure.isUnreached ? 'offline' : failure.code === 'too_many_products' ? 'full' : 'failed';
}

/** The service's sentence for a failed call, or ours. */
export function reasonOf(store: Store, failure: ServiceError): string {
  const { user, payload } = store.getState();
  return readFailureText(failure, translator(failureTexts, payload.texts), user === null);
}
