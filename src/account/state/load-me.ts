import { loadService } from '../../store/reads/load-service.ts';
import type { Store } from '../../store/state.ts';
import { holdUser } from '../../store/write/owned-by-user.ts';

/** Fetches the code of the calls on the signed-in user. @throws {ServiceError} of kind `offline` or `unreachable` */
export const loadMe = () => loadService(() => import('../../services/me.ts'));

/**
 * Fetches it for a write of the user who is signed in now.
 *
 * @throws {ServiceError} also of kind `aborted`, if somebody else is signed in by then
 */
export async function loadMeForUser(store: Store): ReturnType<typeof loadMe> {
  const demandOwner = holdUser(store);
  const code = await loadMe();
  demandOwner();
  return code;
}
