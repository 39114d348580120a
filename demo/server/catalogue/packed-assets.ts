import type { AccessLevel, Asset } from '../../data/assets/asset.ts';
import { type AssetType, assetTypes } from '../../data/assets/asset-types.ts';
import { industryCodes } from '../../data/industries.ts';
import { accessOfAsset } from './access-of-asset.ts';

/** Asset types in the order of their numbers. */
export const assetTypeList = Object.keys(assetTypes) as AssetType[];

/** Access levels in the order of their numbers. */
export const accessLevelList: readonly AccessLevel[] = [
  'public',
  'public_restricted',
  'restricted',
  'internal',
];

/** Bytes per asset: type, access, industries as bits, one spare, creation in Unix minutes. */
export const PACKED_ASSET_SIZE = 8;

const numberOfType = new Map(assetTypeList.map((type, place) => [type, place]));

/** A product's assets as a search needs them, in their order. */
export function packAssets(assets: readonly Asset[]): Uint8Array {
  const bytes = new Uint8Array(assets.length * PACKED_ASSET_SIZE);
  const view = new DataView(bytes.buffer);
  for (const [place, asset] of assets.entries()) {
    const at = place * PACKED_ASSET_SIZE;
    view.setUint8(at, numberOfType.get(asset.type) ?? 0);
    view.setUint8(at + 1, accessLevelList.indexOf(accessOfAsset(asset)));
    view.setUint8(at + 2, industryBits(asset.industries));
    view.setUint32(at + 4, asset.createdDate ? Date.parse(asset.createdDate) / 60_000 : 0);
  }
  return bytes;
}

/** One bit per industry; all bits for an empty list, which means all industries. */
export function industryBits(codes: readonly string[]): number {
  if (codes.length === 0) return 255;
  return codes.reduce((bits, code) => bits | (1 << industryCodes.indexOf(code as never)), 0);
}
