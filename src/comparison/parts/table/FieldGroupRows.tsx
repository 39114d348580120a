import { memo } from 'react';
import { hasLevel } from '../../../domain/fields/has-level.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { LevelLegend } from '../../../ui/content/LevelLegend.tsx';
import { asBody } from '../../../ui/content/table-roles.ts';
import { chevronDownIcon } from '../../../ui/icon/chevron-down.ts';
import type { ComparedGroup, ComparedRow } from '../../rules/table/compared-row.ts';
import { FieldRow, type FieldRowProps, type FieldRowTexts } from './FieldRow.tsx';
import { GroupHead, GroupTitle } from './GroupHead.tsx';
import { WideRow } from './WideRow.tsx';

export interface FieldGroupRowsProps extends Omit<FieldRowProps, 'row' | 'isShown'> {
  group: ComparedGroup;
  shown: ReadonlySet<ComparedRow>;
  /** Rows told in a line below the others. */
  equal: ReadonlySet<ComparedRow>;
  isOpen: boolean;
  onToggle: (key: string) => void;
}

/** Rows of one section; a section with a title opens and closes by it (spec P§4). */
export const FieldGroupRows = memo(function FieldGroupRows(props: FieldGroupRowsProps) {
  const { group, shown, equal, isOpen, onToggle, ...cells } = props;
  const { columns, reference, texts } = cells;
  const rows = group.rows.filter((row) => shown.has(row));
  const equalRows = reference >= 0 ? group.rows.filter((row) => equal.has(row)) : [];
  const hasLevels = rows.some(({ contents }) => contents.some(hasLevel));
  const span = columns.length + 1;
  const note = group.description && <span className="ce-compared__note ce-meta">{group.description}</span>;
  const count = rows.length > 0 && (
    <span className="ce-meta ce-screen">{countText(rows, reference >= 0, texts)}</span>
  );
  return (
    <tbody
      {...asBody}
      hidden={rows.length === 0 && (group.isMedium || equalRows.length === 0)}
      data-group={group.key}
    >
      <GroupHead label={group.isMedium ? undefined : group.title} span={span}>
        {group.isMedium ? (
          <button
            type="button"
            className="ce-compared__toggle ce-pair ce-gap-3"
            aria-expanded={isOpen}
            onClick={() => onToggle(group.key)}
          >
            <span>
              {group.title}
              {note}
            </span>
            {count}
            <Icon path={chevronDownIcon} size="small" />
          </button>
        ) : (
          <GroupTitle title={group.title}>
            {note}
            {hasLevels && <LevelLegend label={texts.level} levels={texts.levels} />}
            {count}
          </GroupTitle>
        )}
      </GroupHead>
      {isOpen &&
        group.rows.map((row) => <FieldRow key={row.key} row={row} isShown={shown.has(row)} {...cells} />)}
      {isOpen && equalRows.length > 0 && (
        <WideRow span={span} className="ce-compared__equal ce-muted">
          {texts.equal}{' '}
          {equalRows.map(({ key, title, texts: [value] }) => (
            <span key={key} className="ce-compared__pair">
              {title} <b>{value}</b>{' '}
            </span>
          ))}
        </WideRow>
      )}
    </tbody>
  );
});

/**
 * Counts a group's rows that differ, if there are products to compare: without titles of lists, whose items are rows, and
 * without coordinates of colours, whose difference is ΔE00.
 */
function countText(rows: readonly ComparedRow[], isComparable: boolean, texts: FieldRowTexts): string {
  const compared = rows.filter(({ role }) => role !== 'list' && role !== 'coordinate');
  if (!isComparable || compared.length === 0) return String(rows.length);
  return texts.differing(compared.filter(({ differs }) => differs).length, compared.length);
}
