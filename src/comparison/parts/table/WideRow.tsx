import type { ReactNode } from 'react';
import { asCell, asRow } from '../../../ui/content/table-roles.ts';

interface WideRowProps {
  /** Number of columns of the table. */
  span: number;
  className: string;
  children: ReactNode;
}

/** A row of one cell, as wide as the table. */
export function WideRow({ span, className, children }: WideRowProps) {
  return (
    <tr {...asRow} className="ce-compared__row">
      <td {...asCell} colSpan={span} className={`ce-compared__cell ${className}`}>
        {children}
      </td>
    </tr>
  );
}
