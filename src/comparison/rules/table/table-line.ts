/** The columns before those of the products, in order. */
export const LEADS = [
  'group',
  'medium',
  'mediumCondition',
  'depth',
  'angle',
  'property',
  'unit',
  'method',
  'illuminant',
  'observer',
  'calculated',
  'reference',
] as const;

/** Code of such a column. */
export type Lead = (typeof LEADS)[number];

/** A row of data: a property under its conditions, with a value for each product. */
export type TableLine = Partial<Record<Lead, string | undefined>> & { values: readonly string[] };
