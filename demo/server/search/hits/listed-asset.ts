import type { StoredAsset } from '../../catalogue/stored-asset.ts';

/** A document without the details that lists don't show, which would be most of a large response. */
export type ListedAsset = Pick<
  StoredAsset,
  'id' | 'type' | 'label' | 'version' | 'locale' | 'size' | 'createdDate' | 'accessLevel' | 'filename'
> & { isRootVersion?: true; changelog?: string };

/**
 * The document as lists show it.
 *
 * @param isAboutChanges the list is of what has changed since a day: the documents say what
 */
export function listedAsset(asset: StoredAsset, isAboutChanges: boolean): ListedAsset {
  const { id, type, label, version, locale, size, createdDate, accessLevel, filename, isRootVersion } = asset;
  const listed = { id, type, label, version, locale, size, createdDate, accessLevel, filename };
  return {
    ...listed,
    ...(isRootVersion && { isRootVersion }),
    ...(isAboutChanges && { changelog: asset.changelog }),
  };
}
