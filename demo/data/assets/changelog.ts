import { between, pick } from '../base/draw.ts';
import { daysBeforeEpoch, EPOCH } from '../base/epoch.ts';
import { type Random, randomOf } from '../base/rng.ts';
import type { Asset } from './asset.ts';
import type { AssetType } from './asset-types.ts';

const remarks: Partial<Record<AssetType, readonly string[]>> = {
  tds: [
    'Heat stability measured again.',
    'Particle size by laser diffraction added.',
    'Lab values moved to D65/10°.',
  ],
  virtual_msds: ['Section 2 revised.', 'Transport information updated.', 'New format of Annex II.'],
  svhc: ['Candidate list of June 2026.', 'Candidate list of January 2026.', 'Threshold statement reworded.'],
  reach: ['Registration number added.', 'Tonnage band updated.', 'Only representative changed.'],
  coa: ['New specimen lot.', 'Limits tightened.', 'Test method renamed.'],
  brochure: ['New photographs.', 'Shade card added.', 'Corporate design updated.'],
};

const common = [
  'Address of the laboratory changed.',
  'Wording clarified, no change of values.',
  'Renewed for another year.',
];

/** What changed with a version. */
export function changelogOf(type: AssetType, version: number, random: Random): string {
  return version === 1 ? 'First issue.' : pick(random, remarks[type] ?? common);
}

/** The versions of a document, newest first; the newest is the document itself. */
export function historyOf(asset: Asset): Asset[] {
  const versions: Asset[] = [asset];
  let age = asset.createdDate ? Math.ceil((EPOCH - Date.parse(asset.createdDate)) / 86_400_000) : 0;
  for (let version = asset.version - 1; version > 0; version--) {
    const random = randomOf('history', asset.id, String(version));
    age += between(random, 90, 500);
    versions.push({
      ...asset,
      version,
      isRootVersion: version === 1,
      size: asset.size === null ? null : Math.round(asset.size * (0.9 + random() * 0.1)),
      createdDate: daysBeforeEpoch(age),
      changelog: changelogOf(asset.type, version, random),
    });
  }
  return versions;
}
