import type { DatabaseSync } from 'node:sqlite';
import type { AssetType } from '../../../data/assets/asset-types.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { everyType } from '../query/document-types.ts';

/** The documents that a sheet listing is about: types by the row of their product. */
export type SavedSheets = ReadonlyMap<number, ReadonlySet<AssetType>>;

/** What people of a company saved. */
export interface CompanySheets {
  key: string;
  title: string;
  scope: SavedSheets;
}

/** Reads what users saved in their sheets. */
export interface SheetReader {
  ofUser: (userId: string) => SavedSheets;
  /** What the user's colleagues and the user saved. */
  ofCompany: (userId: string) => SavedSheets;
  /** What people of these companies saved. */
  ofCompanies: (companyIds: readonly string[]) => SavedSheets;
  /** Companies whose people have saved something, by title. */
  companies: () => CompanySheets[];
}

type Row = Record<string, unknown>;

/**
 * A reader of the `favorite` table. A favourite without types stands for all documents of its product.
 * Companies are compared by the users' company id, never by the name that a user typed (decision B66).
 */
export function sheetReader(database: DatabaseSync, index: SearchIndex): SheetReader {
  // Prepared when asked for: the users' table belongs to another service and may come later.
  const read = (where: string, ...parameters: string[]): Row[] =>
    database
      .prepare(
        `SELECT product_prd, document_types, record ->> 'companyId' AS company_id, record ->> 'company' AS company
         FROM favorite LEFT JOIN users ON users.id = user_id WHERE ${where}`,
      )
      .all(...parameters);

  function sheetsIn(rows: readonly Row[]): SavedSheets {
    const sheets = new Map<number, ReadonlySet<AssetType>>();
    for (const { product_prd, document_types } of rows) {
      const row = index.rowOf(String(product_prd));
      const types: AssetType[] = JSON.parse(String(document_types));
      if (row === undefined) continue;
      sheets.set(row, types.length === 0 ? everyType : new Set([...types, ...(sheets.get(row) ?? [])]));
    }
    return sheets;
  }

  return {
    ofUser: (userId) => sheetsIn(read('user_id = ?', userId)),
    ofCompany: (userId) =>
      sheetsIn(
        read(`company_id = (SELECT nullif(record ->> 'companyId', '') FROM users WHERE id = ?)`, userId),
      ),
    ofCompanies: (companyIds) =>
      sheetsIn(read('company_id IN (SELECT value FROM json_each(?))', JSON.stringify(companyIds))),
    companies() {
      const byCompany = Map.groupBy(read(`company_id <> ''`), (row) => String(row.company_id));
      return [...byCompany]
        .map(([key, rows]) => ({ key, title: String(rows[0]?.company), scope: sheetsIn(rows) }))
        .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
    },
  };
}
