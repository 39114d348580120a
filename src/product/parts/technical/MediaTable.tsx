import { useTableCopy } from '../../../store/files/useTableCopy.ts';
import { useTexts } from '../../../store/hooks.ts';
import { tableTexts } from '../../../texts/tables.ts';
import { CodeText } from '../../../ui/content/CodeText.tsx';
import { type Column, DataTable } from '../../../ui/content/DataTable.tsx';
import { decimalsOf } from '../../../ui/content/Figure.tsx';
import type { MediumLine, PropertyOverMedia } from '../../rules/technical/over-media.ts';
import { propertyNote } from '../../rules/technical/property-notes.ts';
import { technicalTexts } from '../../texts/technical.ts';
import { TechnicalValue } from './TechnicalValue.tsx';
import { conditionOf } from './technical-table.ts';
import type { useTechnicalTable } from './useTechnicalTable.ts';

interface MediaTableProps {
  property: PropertyOverMedia;
  tableOf: ReturnType<typeof useTechnicalTable>;
}

/** One property: media as rows; masstone and tint, or angles, as columns. */
export function MediaTable({ property, tableOf }: MediaTableProps) {
  const text = useTexts(technicalTexts);
  const words = useTexts(tableTexts);
  const { copyRow } = useTableCopy();
  const { row, application, columns, lines, isColor } = property;
  const name = row.group === undefined ? row.title : `${row.group}, ${row.title}`;
  const titled =
    application === undefined ? name : text('technical.over.angle', { property: name, application });
  const isUnitInHead = isColor && row.unit !== undefined;
  const isLastBest = row.scale !== undefined && row.scale.best === row.scale.max;
  const notes = [
    propertyNote(row, {}),
    isLastBest && text('technical.scale.note'),
    application !== undefined && text('technical.angles.note'),
  ];
  const head: Column<MediumLine> = {
    key: 'medium',
    title: (
      <>
        <span className="ce-over-media__title">{isUnitInHead ? `${titled}, ${row.unit}` : titled}</span>
        <span className="ce-technical__note ce-meta">
          <CodeText>{notes.filter(Boolean).join('. ')}</CodeText>
        </span>
      </>
    ),
    rowHeader: true,
    cell: ({ section }) => (
      <>
        {section.title}
        <span className="ce-technical__note ce-meta">
          {' '}
          <CodeText>{conditionOf(section)}</CodeText>
        </span>
      </>
    ),
  };
  return (
    <DataTable
      caption={text('technical.over', { property: titled })}
      captionHidden
      columns={[
        head,
        ...columns.map(({ key, title }, at): Column<MediumLine> => {
          const decimals = isColor ? decimalsOf(lines.map((line) => figureAt(line, at))) : undefined;
          return {
            key,
            title,
            align: 'end',
            cell: (line) => (
              <TechnicalValue
                row={line.row}
                content={line.row.cells[at] ?? null}
                decimals={decimals}
                isUnitInHead={isUnitInHead}
              />
            ),
          };
        }),
      ]}
      rows={lines}
      rowKey={({ section }) => section.medium}
      copyRow={{
        label: ({ section }) => words('tables.copyRow', { name: `${titled}, ${section.title}` }),
        onCopy: ({ section }) => copyRow(tableOf([section])),
      }}
    />
  );
}

function figureAt({ row }: MediumLine, at: number): string {
  const content = row.cells[at];
  return content?.form === 'number' ? content.text : '';
}
