import type { AccessLevel } from './access-level.ts';

/** A document or image of a product (spec P§3 "Asset"). */
export interface Asset {
  id: string;
  /** Code of the document manifest, such as `virtual_msds`. */
  type: string;
  /** Title of this document; empty if it has none. */
  label: string;
  version?: string | undefined;
  /** Language, such as `en`. */
  locale?: string | undefined;
  filename?: string | undefined;
  /** Codes of its industries; none means all. */
  industries: readonly string[];
  isRootVersion: boolean;
  /** Bytes. */
  size?: number | undefined;
  /** ISO 8601. */
  createdDate?: string | undefined;
  changelog?: string | undefined;
  /** Absent if the manifest decides (decision B15). */
  accessLevel?: AccessLevel | undefined;
  /** Angle of an angle image, such as `as15`. */
  angle?: string | undefined;
}
