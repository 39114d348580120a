import type { FieldContent, ListedValue } from '../../../domain/fields/field-content.ts';
import type { FieldEntry } from '../../../domain/fields/field-entry.ts';

/** A value of a list, with its state for each product. */
export interface ListItemRow {
  title: string;
  /** By product: present, or with its level or status; `null` without a list. */
  contents: readonly (FieldContent | null)[];
}

/**
 * Returns the rows of the products' lists: one for each value that any of them has, in the order of the manifest. None
 * for lists of one value, or if every product has all options.
 */
export function listRows(
  contents: readonly (FieldContent | null)[],
  { options = [] }: Pick<FieldEntry, 'options'>,
): ListItemRow[] {
  const lists = contents.map((content) => (content?.form === 'list' ? content : null));
  const isAlike = lists.every((list) => list === null || list.isAll);
  const isShort = lists.every((list) => list === null || list.items.length < 2);
  if (isAlike || isShort) return [];
  const rankOf = (title: string) => options.findIndex((option) => option.title === title) >>> 0;
  const titles = new Set(lists.flatMap((list) => list?.items.map(({ title }) => title) ?? []));
  return [...titles]
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((title) => ({
      title,
      contents: lists.map((list) => list && contentOf(list.items.find((item) => item.title === title))),
    }));
}

function contentOf(item: ListedValue | undefined): FieldContent {
  if (item?.status) return { form: 'status', status: item.status };
  if (item?.level) return { form: 'level', level: item.level };
  return { form: 'boolean', isTrue: item !== undefined };
}
