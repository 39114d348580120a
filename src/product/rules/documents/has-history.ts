import type { Asset } from '../../../domain/documents/asset.ts';
import { canSee, type RoleHolder } from '../../../domain/documents/can-see.ts';

/** Whether the user may see the document's earlier versions (spec P§6, decision B16). */
export function hasHistory(
  { type, isRootVersion }: Pick<Asset, 'type' | 'isRootVersion'>,
  user: RoleHolder | null | undefined,
): boolean {
  return !isRootVersion && type !== 'svhc' && canSee('internal', user);
}
