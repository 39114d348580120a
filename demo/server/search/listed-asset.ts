import type { StoredAsset } from '../catalogue/product-reader.ts';

/** What a list shows of a document. Of a thousand hits the rest would be most of the answer. */
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
