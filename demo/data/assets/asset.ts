import type { AssetType } from './asset-types.ts';

/** Who may see a document (spec P§3), from everybody to staff. */
export const accessLevels = ['public', 'public_restricted', 'restricted', 'internal'] as const;

/** Who may see a document (spec P§3). */
export type AccessLevel = (typeof accessLevels)[number];

/** A document or image of a product (spec P§3 "Asset"). */
export interface Asset {
  /** Such as `a-0001-03`. */
  id: string;
  type: AssetType;
  label: string;
  /** From 1. */
  version: number;
  /** Such as `en`; null where not known. */
  locale: string | null;
  /** Null where the file has none. */
  filename: string | null;
  /** Codes of the industries that it applies to; an empty list means all. */
  industries: string[];
  /** Whether it is the first version, which has no history. */
  isRootVersion: boolean;
  /** Bytes; null where not known. */
  size: number | null;
  /** ISO 8601; null where not known. */
  createdDate: string | null;
  changelog: string;
  /** Null where the manifest decides. */
  accessLevel: AccessLevel | null;
  /** Of an angle image: `as15`, `15`, `25`, `45`, `75` or `110`. */
  angle: string | null;
}
