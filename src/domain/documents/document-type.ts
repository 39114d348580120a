import type { AccessLevel } from './access-level.ts';

/** Access to a field or document type in one industry. */
export interface IndustryAccess {
  industry: string;
  code: AccessLevel;
  /** The lowest is the most restrictive. */
  weight: number;
}

/** A type of document (spec P§3 "Field manifest entry"). */
export interface DocumentType {
  code: string;
  title: string;
  /** Code of its tab, such as `regulatory`. */
  documentCategory?: string | undefined;
  availableInSearch: boolean;
  accessLevel: readonly IndustryAccess[];
}
