import type { PropertyOverMedia } from './over-media.ts';
import type { TechnicalTableRow } from './technical-rows.ts';

/** Properties as rows, media as columns; each medium has a column for every application with a value in it. */
export interface PropertyMatrix {
  columns: readonly { key: string; medium: string; application: string }[];
  /** Cells by column. */
  rows: readonly TechnicalTableRow[];
}

/**
 * Puts properties over media into one table.
 *
 * @param properties without those by angle
 * @param media codes, in their order
 */
export function propertyMatrix(
  properties: readonly PropertyOverMedia[],
  media: readonly string[],
): PropertyMatrix {
  const columns = media.flatMap((medium) => columnsIn(medium, properties));
  return {
    columns,
    rows: properties.map(({ row, columns: own, lines }) => ({
      ...row,
      cells: columns.map(({ code, applicationType }) => {
        const line = lines.find(({ section }) => section.medium === code);
        return line?.row.cells[own.findIndex(({ key }) => key === applicationType)] ?? null;
      }),
    })),
  };
}

function columnsIn(medium: string, properties: readonly PropertyOverMedia[]) {
  const cells = properties.flatMap(({ columns, lines }) =>
    lines
      .filter(({ section }) => section.medium === medium)
      .flatMap(({ section, row }) =>
        columns.filter((_, at) => row.cells[at]).map((column) => ({ section, ...column })),
      ),
  );
  const [first] = cells;
  return (first?.section.columns ?? [])
    .filter(({ applicationType }) => cells.some(({ key }) => key === applicationType))
    .map(({ applicationType, title }) => ({
      key: `${medium} ${applicationType}`,
      code: medium,
      applicationType,
      medium: first?.section.title ?? medium,
      application: title,
    }));
}
