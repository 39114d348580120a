import type { ReactNode } from 'react';
import { asRow, asRowHeader } from '../../../ui/content/table-roles.ts';

interface GroupHeadProps {
  /** Accessible name, without the buttons and notes that the head holds. @default its content */
  label?: string | undefined;
  /** Number of columns of the table. */
  span: number;
  children: ReactNode;
}

/** The row that heads a group of rows. */
export function GroupHead({ label, span, children }: GroupHeadProps) {
  return (
    <tr {...asRow} className="ce-compared__row ce-compared__row--group">
      <th {...asRowHeader} aria-label={label} scope="rowgroup" colSpan={span} className="ce-compared__group">
        {children}
      </th>
    </tr>
  );
}

interface GroupTitleProps {
  title: string;
  /** What stands beside it. */
  children?: ReactNode;
}

/** The title of a group that is always open. The jump links focus it. */
export function GroupTitle({ title, children }: GroupTitleProps) {
  return (
    <div tabIndex={-1} className="ce-compared__head ce-cluster">
      <span className="ce-compared__title">{title}</span>
      {children}
    </div>
  );
}
