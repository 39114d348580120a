import { Icon } from '../../base/Icon.tsx';
import { asColumnHeader } from '../../content/table-roles.ts';
import { arrowDownIcon } from '../../icon/arrow-down.ts';
import { arrowUpIcon } from '../../icon/arrow-up.ts';
import { Tooltip } from '../../popover/Tooltip.tsx';

export interface SortHeadProps {
  title: string;
  /** Below the title: the scale or unit of a figure, which stands at the end of its cell. */
  scale?: string | undefined;
  /** How the rows are sorted by this column, if they are. */
  direction: 'ascending' | 'descending' | undefined;
  /** Why they cannot be sorted by it just now. */
  reason?: string | undefined;
  onPress: () => void;
}

/** The head of a column that rows can be sorted by. */
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
