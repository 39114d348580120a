import { type ContactRegion, defaultRegion, isOffered, subRegionsOf } from '../contact/regions.ts';

/** Initial values of region and subregion: the user's own, else the default region, if the page offers them. */
export function initialRegion(
  regions: readonly ContactRegion[],
  user: { region?: string | undefined; subRegion?: string | undefined },
): { region: string; subRegion: string } {
  const known = user.region && isOffered(regions, user.region) ? user.region : undefined;
  const region = known ?? defaultRegion(regions);
  const subRegion = subRegionsOf(regions, region).find(({ code }) => code === user.subRegion);
  return { region, subRegion: subRegion?.code ?? '' };
}
