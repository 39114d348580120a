import { isColorRow } from '../../../domain/technical/is-color-row.ts';
import type { ColorMedium } from '../colors/color-media.ts';
import type { ComparedGroup } from './compared-row.ts';

/** Leaves out of the media's groups the coordinates that are shown among the measured colours. */
export function withoutColors(
  groups: readonly ComparedGroup[],
  media: readonly ColorMedium[],
): ComparedGroup[] {
  return groups.map((group) => {
    const colors = media.flatMap(({ key, applications }) =>
      applications.flatMap((application) =>
        `${key}|${application.key}` === group.key ? application.colors : [],
      ),
    );
    if (colors.length === 0) return group;
    const rows = group.rows.filter(
      (row) => !isColorRow(row) || row.contents.some((content, at) => content !== null && !colors[at]),
    );
    return { ...group, rows };
  });
}
