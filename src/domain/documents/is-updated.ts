import type { Asset } from './asset.ts';

/**
 * Whether the document is newer than the previous login.
 *
 * @param previousLogin ISO 8601; nothing is new to a visitor or at a first login
 */
export function isUpdated(
  { createdDate }: Pick<Asset, 'createdDate'>,
  previousLogin: string | undefined,
): boolean {
  // An invalid time is NaN, which is not later than anything.
  return Date.parse(createdDate ?? '') > Date.parse(previousLogin ?? '');
}
