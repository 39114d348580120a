/**
 * Explicit roles of a table's parts: on narrow screens rows are laid out as a grid, and Safari then drops the table's
 * roles.
 */
export const asTable = { role: 'table' } as const;
export const asBody = { role: 'rowgroup' } as const;
export const asRow = { role: 'row' } as const;
export const asCell = { role: 'cell' } as const;
export const asRowHeader = { role: 'rowheader', scope: 'row' } as const;
export const asColumnHeader = { role: 'columnheader', scope: 'col' } as const;
