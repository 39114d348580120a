import { isColorRow } from '../../../domain/technical/is-color-row.ts';
import { useTableCopy } from '../../../store/files/useTableCopy.ts';
import type { AngleTable, TechnicalSection } from '../../rules/technical/technical-sections.ts';
import { PropertyTable, type PropertyTableProps } from './PropertyTable.tsx';
import type { useTechnicalTable } from './useTechnicalTable.ts';

interface AngleValuesProps extends Pick<PropertyTableProps, 'caption' | 'title' | 'note'> {
  section: TechnicalSection;
  table: AngleTable;
  tableOf: ReturnType<typeof useTechnicalTable>;
}

/** The values of one application in a medium, a column for each angle. */
export function AngleValues({ section, table, tableOf, ...heading }: AngleValuesProps) {
  const { copyRow } = useTableCopy();
  return (
    <PropertyTable
      {...heading}
      columns={table.angles.map(({ code, title }, at) => ({ key: code, title, at }))}
      rows={table.rows}
      notedRows={table.rows.filter(isColorRow)}
      isAligned
      onCopyRow={(row) =>
        copyRow(tableOf([{ ...section, rows: [], angleTables: [{ ...table, rows: [row] }] }]))
      }
    />
  );
}
