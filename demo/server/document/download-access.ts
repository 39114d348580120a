import type { AccessLevel } from '../../data/assets/asset.ts';
import { canSee } from '../access.ts';
import type { Viewer } from '../context.ts';
import { insufficientPrivileges, loginRequired } from '../http/refusals.ts';

/** Lets the viewer pass or refuses in the words of spec P§8. @throws Refusal 401, 403 */
export function demandAccess(level: AccessLevel, viewer: Viewer): void {
  if (canSee(level, viewer)) return;
  if (viewer.userId === null) {
    throw loginRequired('To access the document, you need to login to your account.');
  }
  throw insufficientPrivileges(
    'You do not have sufficient privileges to access the document. Please contact your counterpart for support.',
  );
}
