import type { CatalogEntry } from './catalog-entry.ts';

/** A column of figures. */
export interface FigureColumn {
  key: keyof CatalogEntry['figures'];
  title: string;
  width: number;
}

const COLUMNS: readonly FigureColumn[] = [
  { key: 'L', title: 'L*', width: 36 },
  { key: 'a', title: 'a*', width: 38 },
  { key: 'b', title: 'b*', width: 38 },
  { key: 'light', title: 'Light', width: 38 },
  { key: 'weather', title: 'Weather', width: 44 },
  { key: 'heat', title: 'Heat °C', width: 42 },
];

/** The columns that have a figure of some product. */
export function columnsOf(entries: readonly CatalogEntry[]): FigureColumn[] {
  return COLUMNS.filter(({ key }) => entries.some(({ figures }) => figures[key] !== ''));
}
