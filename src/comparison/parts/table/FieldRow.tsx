import { memo } from 'react';
import { type Rgb, shadingNotation } from '../../../domain/color/rgb.ts';
import { decimalsOf } from '../../../ui/content/Figure.tsx';
import { LockIcon } from '../../../ui/content/LockIcon.tsx';
import { asCell, asRow, asRowHeader } from '../../../ui/content/table-roles.ts';
import { type ComparedRow, differsAt } from '../../rules/table/compared-row.ts';
import { scaleRange } from '../../rules/table/scale-range.ts';
import { ComparedValue, type ComparedValueTexts } from './ComparedValue.tsx';

/** Texts of each row, read once for all of them. */
export interface FieldRowTexts extends ComparedValueTexts {
  differs: string;
  /** Introduces the values that do not differ. */
  equal: string;
  internal: string;
  /** Names the legend of the levels. */
  level: string;
  /** Said where only some of the products have a value. */
  some: (count: number, total: number) => string;
  /** Counts a group's rows that differ. */
  differing: (differing: number, count: number) => string;
}

export interface FieldRowProps {
  row: ComparedRow;
  isShown: boolean;
  /** Colours of the products. */
  shades: readonly (Rgb | null)[];
  columns: readonly number[];
  /** Index of the reference among the products; -1 for none. */
  reference: number;
  texts: FieldRowTexts;
}

/** One field of all products. What differs from the reference has a bar, and a shade of its product's colour. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { row, isShown, shades, columns, reference, texts } = props;
  const decimals = decimalsOf(
    row.contents.flatMap((content) => (content?.form === 'number' ? content.text : [])),
  );
  return (
    <tr
      {...asRow}
      hidden={!isShown}
      className="ce-compared__row ce-compared__row--field"
      data-part={row.role}
    >
      <FieldHead row={row} texts={texts} />
      {columns.map((at) => {
        const differs = differsAt(row, at, reference);
        const shade = differs ? shadingNotation(shades[at]) : undefined;
        return (
          <td
            {...asCell}
            key={at}
            className="ce-compared__cell"
            data-differs={differs || undefined}
            data-reference={at === reference || undefined}
            style={{ '--ce-_color': shade }}
          >
            <span className="ce-compared__value">
              <ComparedValue
                row={row}
                content={row.contents[at] ?? null}
                isBest={row.best?.[at] ?? false}
                decimals={decimals}
                texts={texts}
              />
              {differs && <span className="ce-visually-hidden"> ({texts.differs})</span>}
            </span>
          </td>
        );
      })}
    </tr>
  );
});

function FieldHead({ row, texts }: Pick<FieldRowProps, 'row' | 'texts'>) {
  const range = scaleRange(row);
  const [filled, total] = [row.texts.filter(Boolean).length, row.texts.length];
  return (
    <th {...asRowHeader} className="ce-compared__field ce-muted">
      {row.title}
      {range && <span className="ce-compared__range"> {range}</span>}
      {row.isInternal && <LockIcon label={texts.internal} />}
      {!row.isFilled && row.role !== 'item' && (
        <>
          {' '}
          <span className="ce-compared__some" role="img" aria-label={texts.some(filled, total)}>
            {filled}/{total}
          </span>
        </>
      )}
      {row.description && <span className="ce-compared__note ce-meta">{row.description}</span>}
    </th>
  );
}
