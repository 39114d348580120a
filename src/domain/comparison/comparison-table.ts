import type { TableText } from '../../lib/table-text.ts';
import { colorFigures } from './color-figures.ts';
import type { ColorMedium } from './color-media.ts';
import type { ComparedGroup } from './comparison-rows.ts';

/** A comparison for copying or saving. */
interface ComparisonTable {
  /** Names of the products. */
  names: readonly string[];
  media: readonly ColorMedium[];
  groups: readonly ComparedGroup[];
  /** Index of the reference among the products. */
  reference: number;
  /** Headings of the first two columns. */
  heads: readonly [part: string, property: string];
}

/** Converts the comparison to a plain table: the colours of every medium with their differences, then all fields. */
export function comparisonTable({ names, media, groups, reference, heads }: ComparisonTable): TableText {
  const colors = media.flatMap((medium) =>
    medium.applications.flatMap(({ title }, application) =>
      colorFigures(medium, reference).map(({ name, cells }) => [
        `${medium.title}, ${title}`,
        name,
        ...cells.map((ofProduct) => ofProduct[application]?.text ?? ''),
      ]),
    ),
  );
  const fields = groups.flatMap(({ title = '', rows }) =>
    rows.filter(({ part }) => part !== 'item').map((row) => [title, row.title, ...row.texts]),
  );
  return { columns: [...heads, ...names], rows: [...colors, ...fields] };
}
