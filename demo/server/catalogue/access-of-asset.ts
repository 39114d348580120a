import type { AccessLevel, Asset } from '../../data/assets/asset.ts';
import { documentManifest } from '../../data/manifest/document-manifest.ts';

const byType = new Map(documentManifest.map(({ code, accessLevel }) => [code, accessLevel]));

/**
 * Who may see an asset: its own level, else the most restrictive one (lowest weight) that the manifest has
 * for its industries, of which none means all (spec P§6, decision B15).
 */
export function accessOfAsset(asset: Pick<Asset, 'type' | 'industries' | 'accessLevel'>): AccessLevel {
  if (asset.accessLevel) return asset.accessLevel;
  const candidates = (byType.get(asset.type) ?? []).filter(
    ({ industry }) => asset.industries.length === 0 || asset.industries.includes(industry),
  );
  return candidates.toSorted((a, b) => a.weight - b.weight)[0]?.code ?? 'internal';
}
