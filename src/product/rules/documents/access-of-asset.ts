import type { AccessLevel } from '../../../domain/documents/access-level.ts';
import type { Asset } from '../../../domain/documents/asset.ts';
import type { IndustryAccess } from '../../../domain/documents/document-type.ts';

/**
 * Returns a document's access level: its own, else the most restrictive one of its type in its industries; no
 * industries means all (spec P§6, decision B15).
 *
 * @param byIndustry access to the document's type; internal if unknown
 */
export function accessOfAsset(
  { accessLevel, industries }: Pick<Asset, 'industries'> & { accessLevel?: AccessLevel | null | undefined },
  byIndustry: readonly IndustryAccess[],
): AccessLevel {
  if (accessLevel) return accessLevel;
  const own = byIndustry.filter(({ industry }) => industries.length === 0 || industries.includes(industry));
  return own.toSorted((one, other) => one.weight - other.weight)[0]?.code ?? 'internal';
}
