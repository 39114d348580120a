import type { ContactRegion } from './contact/regions.ts';

/**
 * What region and subregion are called; a code that the page does not know stands for itself.
 *
 * @returns none, one or both
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
