/**
 * Tables of the catalogue: searched and listed data. A product's full record and its documents are derived from
 * its position (see product-reader.ts); stored, they would take ten times the space and twice the time.
 */
export const catalogueSchema = `
  CREATE TABLE catalogue_meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE product (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    prd TEXT NOT NULL,
    name TEXT NOT NULL,
    is_internal INTEGER NOT NULL,
    created TEXT NOT NULL,
    facets TEXT NOT NULL,
    assets TEXT NOT NULL,
    hit TEXT NOT NULL,
    looks TEXT NOT NULL,
    masstones TEXT NOT NULL,
    tints TEXT NOT NULL
  );
  CREATE TABLE facet_value (id INTEGER PRIMARY KEY, facet TEXT NOT NULL, key TEXT NOT NULL, title TEXT NOT NULL);
  CREATE TABLE formulation (id TEXT PRIMARY KEY, industry TEXT NOT NULL, document TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE formulation_product (
    product_id TEXT NOT NULL, formulation_id TEXT NOT NULL, PRIMARY KEY (product_id, formulation_id)
  ) WITHOUT ROWID;
  CREATE TABLE advanced_comparison (id TEXT PRIMARY KEY, industry TEXT NOT NULL, document TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE advanced_comparison_product (
    product_id TEXT NOT NULL, comparison_id TEXT NOT NULL, PRIMARY KEY (product_id, comparison_id)
  ) WITHOUT ROWID;
  CREATE TABLE catalog (id TEXT PRIMARY KEY, document TEXT NOT NULL) WITHOUT ROWID;
  CREATE VIRTUAL TABLE product_text USING fts5(
    name, numbers, chemistry, description, competitor,
    content='', prefix='2 3', tokenize='unicode61 remove_diacritics 2'
  );
`;

/** Created after the rows, which is faster. */
export const catalogueIndexes = `
  CREATE UNIQUE INDEX product_id ON product (id);
  CREATE UNIQUE INDEX product_prd ON product (prd);
  CREATE INDEX product_name ON product (name COLLATE NOCASE, position);
`;

/** Document favourites, kept separately since they outlive a new catalogue. */
export const favoriteSchema = `
  CREATE TABLE IF NOT EXISTS favorite (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    product_prd TEXT NOT NULL,
    document_types TEXT NOT NULL DEFAULT '[]',
    UNIQUE (user_id, product_prd)
  );
`;
