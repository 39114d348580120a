/** A contact region with its subregions (spec S§3). */
export interface ContactRegion {
  code: string;
  title: string;
  subRegions: readonly { code: string; title: string }[];
}

/** Default region of a form (spec S§3). */
const DEFAULT_REGION = 'europe';

/** Returns the default region, or none if the page does not offer it. */
export function defaultRegion(regions: readonly ContactRegion[]): string {
  return isOffered(regions, DEFAULT_REGION) ? DEFAULT_REGION : '';
}

/** Returns the subregions of a region. Without any, the region needs no subregion (decision 63). */
export function subRegionsOf(regions: readonly ContactRegion[], region: string): ContactRegion['subRegions'] {
  return regions.find(({ code }) => code === region)?.subRegions ?? [];
}

/** Whether the page offers the region. */
export function isOffered(regions: readonly ContactRegion[], region: string): boolean {
  return regions.some(({ code }) => code === region);
}

/** Whether the subregion is one of the region's, or the region has none (decision 63). */
export function isRegionComplete(
  regions: readonly ContactRegion[],
  { region, subRegion }: { region: string; subRegion: string },
): boolean {
  const subRegions = subRegionsOf(regions, region);
  return subRegions.length === 0 || subRegions.some(({ code }) => code === subRegion);
}
