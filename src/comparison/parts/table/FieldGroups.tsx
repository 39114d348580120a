import { useCallback, useMemo, useState } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { fieldTexts, wordsOfFields } from '../../../texts/fields.ts';
import type { ComparedGroup } from '../../rules/table/compared-row.ts';
import { useComparedTable } from '../../state/useComparedTable.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { MediaHead } from '../colors/MediaHead.tsx';
import { FieldGroupRows, type FieldGroupRowsProps } from './FieldGroupRows.tsx';
import type { FieldRowTexts } from './FieldRow.tsx';

interface FieldGroupsProps extends Pick<FieldGroupRowsProps, 'shown' | 'equal' | 'shades' | 'columns'> {
  groups: readonly ComparedGroup[];
  /** Opens the sections of all media. */
  isAllOpen: boolean;
}

/** The groups of fields, then the media, whose sections open and close. */
export function FieldGroups({ groups, shown, isAllOpen, columns, ...rest }: FieldGroupsProps) {
  const texts = useRowTexts();
  const { products, reference } = useComparedTable();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((key: string) => setOpened((keys) => flip(keys, key)), []);
  const media = groups.filter(({ isMedium }) => isMedium);
  const isEachOpen = media.every(({ key }) => opened.has(key));
  const rowsOf = (group: ComparedGroup) => (
    <FieldGroupRows
      key={group.key}
      group={group}
      shown={shown}
      columns={columns}
      texts={texts}
      isOpen={!group.isMedium || isAllOpen || opened.has(group.key)}
      onToggle={toggle}
      reference={products.length > 1 ? reference : -1}
      {...rest}
    />
  );
  return (
    <>
      {groups.filter(({ isMedium }) => !isMedium).map(rowsOf)}
      {media.length > 0 && (
        <MediaHead
          span={columns.length + 1}
          isShown={media.some(({ rows }) => rows.some((row) => shown.has(row)))}
          isAllOpen={isEachOpen}
          onToggle={() => setOpened(new Set(isEachOpen ? [] : media.map(({ key }) => key)))}
        />
      )}
      {media.map(rowsOf)}
    </>
  );
}

/** The texts of all rows, the same object for as long as they stay: rows are rendered again only for what changes. */
function useRowTexts(): FieldRowTexts {
  const text = useTexts(comparePageTexts);
  const fieldText = useTexts(fieldTexts);
  return useMemo(
    () => ({
      ...wordsOfFields(fieldText),
      level: fieldText('fields.levels'),
      none: fieldText('fields.none'),
      internal: fieldText('fields.internal'),
      differs: text('compare.differs'),
      equal: text('compare.equal'),
      best: text('compare.best'),
      onScale: (value: string, first: string, last: string) => text('compare.scale', { value, first, last }),
      some: (count: number, total: number) => text('compare.some', { count, total }),
      differing: (differing: number, count: number) => text('compare.differing', { differing, count }),
    }),
    [text, fieldText],
  );
}

function flip(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
