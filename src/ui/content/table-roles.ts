/**
 * Roles of a table's parts, said aloud: on narrow places its rows are laid out as a grid, and Safari then no
 * longer takes them for a table.
 */
export const asTable = { role: 'table' } as const;
export const asBody = { role: 'rowgroup' } as const;
export const asRow = { role: 'row' } as const;
export const asCell = { role: 'cell' } as const;
export const asRowHeader = { role: 'rowheader', scope: 'row' } as const;
export const asColumnHeader = { role: 'columnheader', scope: 'col' } as const;
