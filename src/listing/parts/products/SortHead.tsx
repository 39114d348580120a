import { Icon } from '../../../ui/base/Icon.tsx';
import { asColumnHeader } from '../../../ui/content/table-roles.ts';
import { arrowDownIcon } from '../../../ui/icon/arrow-down.ts';
import { arrowUpIcon } from '../../../ui/icon/arrow-up.ts';
import { Tooltip } from '../../../ui/popover/Tooltip.tsx';

export interface SortHeadProps {
  title: string;
  /** Below the title: scale or unit of a value that is aligned at the cell's end. */
  scale?: string | undefined;
  /** Current sort direction of this column, if any. */
  direction: 'ascending' | 'descending' | undefined;
  /** Why the column cannot be sorted now. */
  reason?: string | undefined;
  onPress: () => void;
}

/** The header of a sortable column. */
export function SortHead({ title, scale, direction, reason, onPress }: SortHeadProps) {
  return (
    <th
      {...asColumnHeader}
      aria-sort={direction}
      className="ce-sort-head"
      data-figure={scale !== undefined || undefined}
    >
      <Tooltip text={reason} opensOnPress>
        {(describedBy) => (
          <button
            type="button"
            aria-disabled={reason !== undefined || undefined}
            aria-describedby={describedBy}
            onClick={reason === undefined ? onPress : undefined}
          >
            {title}
            {direction && (
              <Icon size="small" path={direction === 'ascending' ? arrowUpIcon : arrowDownIcon} />
            )}
          </button>
        )}
      </Tooltip>
      {scale !== undefined && <small>{scale}</small>}
    </th>
  );
}
