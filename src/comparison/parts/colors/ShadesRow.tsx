import type { ReactNode } from 'react';
import { asCell, asRow, asRowHeader } from '../../../ui/content/table-roles.ts';

export interface ShadesRowProps {
  head: ReactNode;
  columns: readonly number[];
  /** Index of the reference among the products. */
  reference: number;
  className?: string;
  /** Where a block of rows begins. */
  'data-begins'?: 'delta' | 'sum' | undefined;
  /** Differences: the reference has none. */
  'data-delta'?: boolean | undefined;
  /** What a product has in masstone and tint. */
  renderHalves: (at: number) => ReactNode;
}

/** A row of the colours: each column is halved, with masstone left and tint right. */
export function ShadesRow({
  head,
  columns,
  reference,
  className = '',
  renderHalves,
  ...data
}: ShadesRowProps) {
  return (
    <tr {...asRow} {...data} className={`ce-compared__row ce-colors__row ${className}`}>
      <th {...asRowHeader} className="ce-compared__field ce-muted">
        {head}
      </th>
      {columns.map((at) => (
        <td
          {...asCell}
          key={at}
          className="ce-compared__cell ce-shades"
          data-reference={at === reference || undefined}
        >
          <div className="ce-shades__halves">{renderHalves(at)}</div>
        </td>
      ))}
    </tr>
  );
}
