import type { AccessLevel, Asset } from '../../data/assets/asset.ts';

/** An asset with known access level and size. */
export type StoredAsset = Asset & { accessLevel: AccessLevel };
