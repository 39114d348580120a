import type { DatabaseSync } from 'node:sqlite';
import { assetTypeList } from '../../catalogue/packed-assets.ts';
import type { CompanyScope } from '../facets/company-counts.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { bitsOf } from '../query/document-types.ts';
import type { SheetScope } from './sheet-scope.ts';

/** Reads what users saved in their sheets. */
export interface FavoriteReader {
  ofUser: (userId: string) => SheetScope;
  /** What the user's colleagues and the user saved. */
  ofCompany: (userId: string) => SheetScope;
  /** What people of these companies saved. */
  ofCompanies: (companyIds: readonly string[]) => SheetScope;
  /** Every company of which someone saved something, by title. */
  companies: () => CompanyScope[];
}

const ALL_TYPES = -1;

/**
 * A reader of the `favorite` table. A favourite without types stands for all documents of its product.
 * Companies are compared by the users' company id, never by the name that a user typed (decision B66).
 */
export function favoriteReader(database: DatabaseSync, index: SearchIndex): FavoriteReader {
  const own = 'SELECT product_prd, document_types FROM favorite WHERE user_id = ?';
  const colleagues = `SELECT product_prd, document_types FROM favorite JOIN users ON users.id = favorite.user_id
    WHERE record ->> 'companyId' = (SELECT nullif(record ->> 'companyId', '') FROM users WHERE id = ?)`;
  const companies = `SELECT product_prd, document_types FROM favorite JOIN users ON users.id = favorite.user_id
    WHERE record ->> 'companyId' IN (SELECT value FROM json_each(?))`;
  const everyone = `SELECT product_prd, document_types, record ->> 'companyId' AS key, record ->> 'company' AS title
    FROM favorite JOIN users ON users.id = favorite.user_id WHERE record ->> 'companyId' <> ''`;

  function read(sql: string, parameter: string): SheetScope {
    const scope = new Map<number, number>();
    // Prepared when asked for: the users' table belongs to another service and may come later.
    for (const row of database.prepare(sql).all(parameter)) add(scope, row);
    return scope;
  }

  function add(scope: Map<number, number>, row: Record<string, unknown>): void {
    const rank = index.rankOfNumber.get(String(row.product_prd));
    if (rank !== undefined) scope.set(rank, (scope.get(rank) ?? 0) | typesIn(String(row.document_types)));
  }

  const changes = database.prepare('SELECT total_changes() AS count');
  let known: { count: unknown; scopes: CompanyScope[] } | undefined;

  /** Read anew only after something was written: every search of internal users counts them. */
  function keptScopes(): CompanyScope[] {
    const count = changes.get()?.count;
    if (known?.count !== count) known = { count, scopes: companyScopes() };
    return known?.scopes ?? [];
  }

  function companyScopes(): CompanyScope[] {
    const found = new Map<string, { key: string; title: string; scope: Map<number, number> }>();
    for (const row of database.prepare(everyone).all()) {
      const key = String(row.key);
      const company = found.get(key) ?? { key, title: String(row.title), scope: new Map() };
      found.set(key, company);
      add(company.scope, row);
    }
    return [...found.values()].toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  }

  return {
    ofUser: (userId) => read(own, userId),
    ofCompany: (userId) => read(colleagues, userId),
    ofCompanies: (companyIds) => read(companies, JSON.stringify(companyIds)),
    companies: keptScopes,
  };
}

function typesIn(json: string): number {
  const types: string[] = JSON.parse(json);
  return types.length === 0
    ? ALL_TYPES
    : bitsOf(types.filter((type) => assetTypeList.includes(type as never)));
}
