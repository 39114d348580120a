import type { ColorMedium } from '../../../../src/domain/comparison/color-media.ts';
import { COORDINATES, type ComparedGroup } from '../../../../src/domain/comparison/comparison-rows.ts';

/** Leaves out of the media's groups the coordinates that stand among the measured colours. */
export function withoutColors(
  groups: readonly ComparedGroup[],
  media: readonly ColorMedium[],
): ComparedGroup[] {
  return groups
    .map((group) => {
      if (!group.isMedium) return group;
      const colors = media.flatMap(({ key, applications }) =>
        applications.flatMap((application) =>
          `${key}|${application.key}` === group.key ? application.colors : [],
        ),
      );
      const rows = group.rows.filter(
        ({ key, contents }) =>
          !COORDINATES.includes(key) || contents.some((content, at) => content !== null && !colors[at]),
      );
      return { ...group, rows };
    })
    .filter(({ rows }) => rows.length > 0);
}
