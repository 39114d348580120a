import { memo } from 'react';
import { isColorRow } from '../../../domain/technical/is-color-row.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useTableCopy } from '../../../store/files/useTableCopy.ts';
import { useTexts } from '../../../store/hooks.ts';
import { tableTexts } from '../../../texts/tables.ts';
import type { TechnicalSection } from '../../rules/technical/technical-sections.ts';
import { technicalTexts } from '../../texts/technical.ts';
import { ProductTableActions } from '../section/ProductTableActions.tsx';
import { AngleValues } from './AngleValues.tsx';
import { PropertyTable } from './PropertyTable.tsx';
import type { Application } from './useTechnical.ts';
import { useTechnicalTable } from './useTechnicalTable.ts';

interface MediumBodyProps {
  product: Pigment;
  section: TechnicalSection;
  applications: readonly Application[];
}

/** All values in one medium: colour beside fastness, values by angle below. */
export const MediumBody = memo(function MediumBody({ product, section, applications }: MediumBodyProps) {
  const text = useTexts(technicalTexts);
  const words = useTexts(tableTexts);
  const { copyRow } = useTableCopy();
  const tableOf = useTechnicalTable(product, applications);
  const { title: medium, columns, rows, angleTables } = section;
  // Values measured by angle have their own table.
  const columnsOf = (own: typeof rows) =>
    columns
      .map(({ applicationType, title }, at) => ({ key: applicationType, title, at }))
      .filter(
        ({ key, at }) =>
          own.some(({ cells }) => cells[at]) ||
          !angleTables.some(({ applicationType }) => applicationType === key),
      );
  const colors = rows.filter(isColorRow);
  const others = rows.filter((row) => !isColorRow(row));
  const copyOf = (row: (typeof rows)[number]) =>
    copyRow(tableOf([{ ...section, rows: [row], angleTables: [] }]));
  return (
    <>
      <div className="ce-technical__tables">
        {colors.length > 0 && (
          <PropertyTable
            caption={text('technical.colour.in', { medium })}
            title={text('technical.colour')}
            columns={columnsOf(colors)}
            rows={colors}
            isAligned
            onCopyRow={copyOf}
          />
        )}
        {others.length > 0 && (
          <PropertyTable
            caption={text('technical.values.in', { medium })}
            title={text('technical.values')}
            columns={columnsOf(others)}
            rows={others}
            onCopyRow={copyOf}
          />
        )}
      </div>
      {angleTables.map((table) => (
        <AngleValues
          key={table.applicationType}
          caption={text('technical.angles.in', { application: table.title, medium })}
          title={text('technical.angles', { application: table.title })}
          note={text('technical.angles.note')}
          {...{ section, table, tableOf }}
        />
      ))}
      <div className="ce-technical__actions">
        <ProductTableActions
          product={product}
          copyText={words('tables.copy')}
          csvText={words('tables.csv')}
          csvLabel={text('technical.csv.medium', { medium })}
          table={() => tableOf([section])}
          name={[text('technical.title'), medium]}
        />
      </div>
    </>
  );
});
