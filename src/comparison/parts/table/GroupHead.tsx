import type { ReactNode } from 'react';
import { classNames } from '../../../lib/text/class-names.ts';
import { asRow, asRowHeader } from '../../../ui/content/table-roles.ts';

interface GroupHeadProps {
  /** Accessible name, without the buttons and notes that the head holds. @default its content */
  label?: string | undefined;
  /** Number of columns of the table. */
  span: number;
  className?: string;
  children: ReactNode;
}

/** The row that heads a group of rows. */
export function GroupHead({ label, span, className, children }: GroupHeadProps) {
  return (
    <tr {...asRow} className="ce-compared__row ce-compared__row--group">
      <th
        {...asRowHeader}
        aria-label={label}
        scope="rowgroup"
        colSpan={span}
        className={classNames('ce-compared__group', className)}
      >
        {children}
      </th>
    </tr>
  );
}
