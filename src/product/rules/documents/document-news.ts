import type { Asset } from '../../../domain/documents/asset.ts';
import { isUpdated } from './is-updated.ts';

/**
 * Whether a document is new to a returning user: a first version is new, a later one updated.
 *
 * @param previousLogin ISO 8601; nothing is new to a visitor or at a first login
 */
export function documentNews(
  asset: Pick<Asset, 'createdDate' | 'version'>,
  previousLogin: string | undefined,
): 'new' | 'updated' | undefined {
  if (!isUpdated(asset, previousLogin)) return undefined;
  return Number.parseFloat(asset.version ?? '1') > 1 ? 'updated' : 'new';
}
