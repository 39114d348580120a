import type { TechnicalTableRow } from './technical-rows.ts';

/** Notes common to all rows of a table, shown once in its header. */
export interface SharedNotes {
  condition?: string | undefined;
  norm?: string | undefined;
}

/** Finds the condition and the standard common to all rows, ignoring rows without one. */
export function sharedNotes(rows: readonly TechnicalTableRow[]): SharedNotes {
  const common = (key: 'condition' | 'norm') => {
    const stated = rows.flatMap((row) => row[key] ?? []);
    return stated.length > 1 && new Set(stated).size === 1 ? stated[0] : undefined;
  };
  return { condition: common('condition'), norm: common('norm') };
}

/**
 * Returns the note of a property: description, range of its scale and standard, then the condition as a separate
 * sentence. Repeats nothing, neither within the note nor from the table's header.
 */
export function propertyNote(
  { description, scale, norm, condition }: TechnicalTableRow,
  shared: SharedNotes,
): string {
  const head = [shared.condition, shared.norm].filter((note) => note !== undefined);
  const range = scale && `${scale.min}–${scale.max}`;
  const isRangeSaid = new RegExp(`\\b${scale?.min} ?(to|–|-) ?${scale?.max}\\b`).test(description ?? '');
  const said: string[] = [];
  for (const note of [description, isRangeSaid ? undefined : range, norm, condition]) {
    if (!note || head.some((known) => note.includes(known) || known.includes(note))) continue;
    if (!said.some((known) => known.includes(note))) said.push(note);
  }
  const last = condition && said.at(-1) === condition ? said.pop() : undefined;
  return [said.join(', '), last].filter(Boolean).join('. ');
}
