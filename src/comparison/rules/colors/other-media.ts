import { type ColorFigureRow, colorFigures } from './color-figures.ts';
import type { ColorMedium } from './color-media.ts';

/** Another medium with its differences to the reference. */
export interface OtherMedium {
  key: string;
  title: string;
  composition: string | undefined;
  /** ΔE00 by product index, then by application of the chosen medium; `null` if not measured. */
  cells: ColorFigureRow['cells'];
}

/**
 * Lists ΔE00 in the media that were not chosen. Media in which no product can be compared with the reference are left
 * out.
 *
 * @param reference index of the reference product
 */
export function otherMedia(
  media: readonly ColorMedium[],
  chosen: ColorMedium,
  reference: number,
): OtherMedium[] {
  return media
    .filter((medium) => medium !== chosen)
    .map((medium) => {
      const indexes = chosen.applications.map(({ key }) =>
        medium.applications.findIndex((application) => application.key === key),
      );
      const sums = colorFigures(medium, reference).find(({ name }) => name === 'ΔE00')?.cells ?? [];
      const cells = sums.map((ofProduct) => indexes.map((index) => ofProduct[index] ?? null));
      return { key: medium.key, title: medium.title, composition: medium.composition, cells };
    })
    .filter(({ cells }) => cells.some((figures, at) => at !== reference && figures.some(Boolean)));
}
