/** A contact region with its parts (spec S§3). */
export interface ContactRegion {
  code: string;
  title: string;
  subRegions: readonly { code: string; title: string }[];
}

/** Region that a form begins with (spec S§3). */
const DEFAULT_REGION = 'europe';

/** The region that is chosen at first, or none where the page does not offer it. */
export function defaultRegion(regions: readonly ContactRegion[]): string {
  return regions.some(({ code }) => code === DEFAULT_REGION) ? DEFAULT_REGION : '';
}

/** The subregions of a region; where there are none, the region is complete by itself (decision 63). */
export function subRegionsOf(regions: readonly ContactRegion[], region: string): ContactRegion['subRegions'] {
  return regions.find(({ code }) => code === region)?.subRegions ?? [];
}

/** Whether a region that has subregions has one of them beside it (decision 63). */
export function isWholePlace(
  regions: readonly ContactRegion[],
  { region, subRegion }: { region: string; subRegion: string },
): boolean {
  const subRegions = subRegionsOf(regions, region);
  return subRegions.length === 0 || subRegions.some(({ code }) => code === subRegion);
}
