import type { StoredAsset } from '../../catalogue/stored-asset.ts';

/** A document without the details that lists don't show, which would be most of a large response. */
export type ListedAsset = Pick<
  StoredAsset,
  'id' | 'type' | 'label' | 'version' | 'locale' | 'size' | 'createdDate' | 'accessLevel' | 'filename'
> & { isRootVersion?: true };

/** The document as lists show it. */
export function listedAsset(asset: StoredAsset): ListedAsset {
  const { id, type, label, version, locale, size, createdDate, accessLevel, filename, isRootVersion } = asset;
  const listed = { id, type, label, version, locale, size, createdDate, accessLevel, filename };
  return isRootVersion ? { ...listed, isRootVersion } : listed;
}
