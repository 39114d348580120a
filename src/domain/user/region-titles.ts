import type { ContactRegion } from '../contact/regions.ts';

/**
 * Returns the titles of region and subregion, or the code if the page does not know it.
 *
 * @returns none, one or both titles
 */
export function regionTitles(
  regions: readonly ContactRegion[] = [],
  place: { region?: string | undefined; subRegion?: string | undefined },
): string[] {
  const region = regions.find(({ code }) => code === place.region);
  const subRegion = region?.subRegions.find(({ code }) => code === place.subRegion);
  return [region?.title ?? place.region, subRegion?.title ?? place.subRegion].filter(
    (title) => title !== undefined,
  );
}
