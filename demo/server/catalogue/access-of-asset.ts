import * as rule from '../../../src/product/rules/documents/access-of-asset.ts';
import type { AccessLevel, Asset } from '../../data/assets/asset.ts';
import { documentManifest } from '../../data/manifest/document-manifest.ts';

const byType = new Map(documentManifest.map(({ code, accessLevel }) => [code, accessLevel]));

/** Returns the access level of an asset, by the manifest if it has none itself. */
export function accessOfAsset(asset: Pick<Asset, 'type' | 'industries' | 'accessLevel'>): AccessLevel {
  return rule.accessOfAsset(asset, byType.get(asset.type) ?? []);
}
