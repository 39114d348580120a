import { memo } from 'react';
import { type Rgb, shadingNotation } from '../../src/domain/color/rgb.ts';
import type { ComparedRow } from '../../src/domain/comparison/comparison-rows.ts';
import { FieldValue, type FieldValueTexts } from '../../src/ui/content/FieldValue.tsx';
import { LockIcon } from '../../src/ui/content/LockIcon.tsx';
import { asCell, asRow, asRowHeader } from '../../src/ui/content/table-roles.ts';

/** Texts of each row, read once for all of them. */
export interface FieldRowTexts extends FieldValueTexts {
  differs: string;
  internal: string;
}

interface FieldRowProps {
  row: ComparedRow;
  isShown: boolean;
  /** Colours of the products. */
  shades: readonly (Rgb | null)[];
  columns: readonly number[];
  /** Place of the reference among the products; -1 for none. */
  reference: number;
  texts: FieldRowTexts;
}

/** One field of all products. What differs from the reference lies on a shade of its product's colour. */
export const FieldRow = memo(function FieldRow({
  row,
  isShown,
  shades,
  columns,
  reference,
  texts,
}: FieldRowProps) {
  return (
    <tr {...asRow} hidden={!isShown} className="ce-compared__row ce-compared__row--field">
      <th {...asRowHeader} className="ce-compared__field">
        {row.title}
        {row.isInternal && <LockIcon label={texts.internal} />}
        {row.description && <span className="ce-compared__note">{row.description}</span>}
      </th>
      {columns.map((at) => {
        // What says nothing is no other than the reference.
        const differs = reference >= 0 && row.contents[at] !== null && row.texts[at] !== row.texts[reference];
        const shade = differs ? shadingNotation(shades[at]) : undefined;
        return (
          <td
            {...asCell}
            key={at}
            className="ce-compared__cell"
            data-differs={differs || undefined}
            data-reference={at === reference || undefined}
            style={{ '--ce-_shade': shade }}
          >
            <FieldValue content={row.contents[at] ?? null} texts={texts} />
            {differs && <span className="ce-visually-hidden"> ({texts.differs})</span>}
          </td>
        );
      })}
    </tr>
  );
});
