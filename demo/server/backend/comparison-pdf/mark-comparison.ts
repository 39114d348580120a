import type { ColorMedium } from '../../../../src/comparison/rules/colors/color-media.ts';
import type { ComparedGroup, ComparedRow } from '../../../../src/comparison/rules/table/compared-row.ts';
import type { TableContent } from '../../../../src/comparison/rules/table/comparison-for-customers.ts';
import { marked } from '../internal-data.ts';

/**
 * Marks the media and rows that customers see differently or not at all.
 *
 * @param parts those of internal staff
 * @param open those of customers
 */
export function markComparison({ media, groups }: TableContent, open: TableContent): TableContent {
  const colors = new Set(open.media.map((medium) => JSON.stringify(medium)));
  const rows = new Set(open.groups.flatMap((group) => group.rows.map((row) => textOf(group, row))));
  return {
    media: media.map((medium): ColorMedium => {
      const isInternal = !colors.has(JSON.stringify(medium));
      return { ...medium, title: marked(medium.title, isInternal) };
    }),
    groups: groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, isInternal: !rows.has(textOf(group, row)) })),
    })),
  };
}

function textOf(group: ComparedGroup, { key, texts }: ComparedRow): string {
  return JSON.stringify([group.key, key, texts]);
}
