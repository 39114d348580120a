import type { ContactRegion } from '../contact/regions.ts';

/**
 * Returns the titles of region and subregion, or the code if the page does not know it.
 *
 * @returns none, one or both titles
 */
export function regionTitles(
  regions: readonly ContactRegion[] = [],
  home: { region?: string | undefined; subRegion?: string | undefined },
): string[] {
  const region = regions.find(({ code }) => code === home.region);
  const subRegion = region?.subRegions.find(({ code }) => code === home.subRegion);
  return [region?.title ?? home.region, subRegion?.title ?? home.subRegion].filter(
    (title) => title !== undefined,
  );
}
