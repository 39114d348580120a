/** Read products, documents and formulations for everybody. */
const UNGUARDED =
  /^demo\/(server\/catalogue\/product-reader|data\/(catalogue-maker|related-records|formulations\/guide-formulations))\.ts$/;
const CATALOGUE = /^demo\/server\/catalogue\//;

/** Read tables of the catalogue, each for a reason of its own. */
const MAY_READ_TABLES: readonly string[] = [
  // Ranks and positions, of which a search gives those that its viewer may find.
  'demo/server/search/index/search-index.ts',
  'demo/server/search/term/text-match.ts',
  // Words of the products that the viewer may find.
  'demo/server/search/term/spelling.ts',
  // Gives a formulation, or an editors' comparison, only to those for whom all of its products are open.
  'demo/server/search/formulation/formulations.ts',
  'demo/server/search/products/advanced-comparisons.ts',
  // Fills an empty database.
  'demo/server/user/seed-saved-work.ts',
];
const READS_TABLE =
  /\b(FROM|JOIN)\s+(\w+\.)?(product\w*|formulation|formulation_product|advanced_comparison\w*|facet_value)\b/;

const INSTEAD =
  'only demo/server/catalogue reads products and what is derived from them without a viewer: use openCatalogue, which asks who reads';

/** Why a file may not import another: what reads without a viewer is private to the catalogue. */
export function brokenCatalogueRule(from: string, to: string): string | undefined {
  // The gallery shows the default products as examples.
  const isExample = from.startsWith('demo/server/pages/gallery/') && to.startsWith('demo/data/');
  const isFree = !from.startsWith('demo/server/') || CATALOGUE.test(from) || isExample;
  return UNGUARDED.test(to) && !isFree ? INSTEAD : undefined;
}

/** Why a file may not contain a text: SQL that reads tables of the catalogue without a viewer. */
export function brokenTableRule(path: string, text: string): string | undefined {
  const isFree = !path.startsWith('demo/server/') || CATALOGUE.test(path) || MAY_READ_TABLES.includes(path);
  return READS_TABLE.test(text) && !isFree ? INSTEAD : undefined;
}
