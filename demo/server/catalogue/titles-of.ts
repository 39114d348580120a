import { type DocumentTitles, documentTitles } from '../../../src/product/rules/documents/document-titles.ts';
import { assetTypes } from '../../data/assets/asset-types.ts';
import type { StoredAsset } from './stored-asset.ts';

/** Returns the titles of an asset as on its product's page, never blank. */
export function titlesOf({
  label,
  type,
  filename,
}: Pick<StoredAsset, 'label' | 'type' | 'filename'>): DocumentTitles {
  return documentTitles({ label, type, filename: filename ?? undefined }, assetTypes[type].title);
}
