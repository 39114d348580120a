import type { DatabaseSync } from 'node:sqlite';
import { assetTypeList } from '../catalogue/packed-assets.ts';
import { bitsOf } from './asset-facets.ts';
import type { SearchIndex } from './search-index.ts';
import type { SheetScope } from './sheet-scope.ts';

/** Reads what users saved in their sheets. */
export interface FavoriteReader {
  ofUser: (userId: string) => SheetScope;
  /** What the user's colleagues and the user saved. */
  ofCompany: (userId: string) => SheetScope;
  /** What people of these companies saved. */
  ofCompanies: (companyIds: readonly string[]) => SheetScope;
}

const ALL_TYPES = -1;

/**
 * A reader of the `favorite` table. A favourite without types stands for all documents of its product.
 * Companies are compared by the users' company id, never by the name that a user typed (decision B66).
 */
export function favoriteReader(database: DatabaseSync, index: SearchIndex): FavoriteReader {
  const own = 'SELECT product_prd, document_types FROM favorite WHERE user_id = ?';
  const colleagues = `SELECT product_prd, document_types FROM favorite JOIN users ON users.id = favorite.user_id
    WHERE record ->> 'companyId' = (SELECT record ->> 'companyId' FROM users WHERE id = ?)`;
  const companies = `SELECT product_prd, document_types FROM favorite JOIN users ON users.id = favorite.user_id
    WHERE record ->> 'companyId' IN (SELECT value FROM json_each(?))`;

  function read(sql: string, parameter: string): SheetScope {
    const scope = new Map<number, number>();
    // Prepared when asked for: the users' table belongs to another service and may come later.
    for (const row of database.prepare(sql).all(parameter)) {
      const rank = index.rankOfNumber.get(String(row.product_prd));
      if (rank === undefined) continue;
      scope.set(rank, (scope.get(rank) ?? 0) | typesIn(String(row.document_types)));
    }
    return scope;
  }

  return {
    ofUser: (userId) => read(own, userId),
    ofCompany: (userId) => read(colleagues, userId),
    ofCompanies: (companyIds) => read(companies, JSON.stringify(companyIds)),
  };
}

function typesIn(json: string): number {
  const types: string[] = JSON.parse(json);
  return types.length === 0
    ? ALL_TYPES
    : bitsOf(types.filter((type) => assetTypeList.includes(type as never)));
}
