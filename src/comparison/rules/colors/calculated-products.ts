import type { ColorMedium } from './color-media.ts';

/** Returns the places of the products whose a* or b* in a medium is calculated, since it was not supplied. */
export function calculatedProducts({ applications }: ColorMedium): number[] {
  const indexes = (applications[0]?.colors ?? []).map((_, at) => at);
  return indexes.filter((at) =>
    applications.some(({ colors }) => colors[at]?.trail.some(({ calculated }) => calculated)),
  );
}
