import type { DatabaseSync } from 'node:sqlite';
import type { Formulation } from '../../../data/formulations/formulations.ts';
import type { IndustryCode } from '../../../data/industries.ts';
import { canSeeFormulations, isInternal } from '../../base/access.ts';
import type { Viewer } from '../../base/context.ts';
import { openCatalogue } from '../../catalogue/open-catalogue.ts';
import { type FormulationIndex, indexFormulations } from './formulation-search.ts';

/** A formulation as a list shows it (spec P§3). */
export interface FormulationResult {
  id: string;
  title: string;
  /** Path of its page on the product site. */
  link: string;
  shade: { title: string; color: string };
}

/** Reads formulations for viewers; who may not see them gets none. */
export interface Formulations {
  byProduct: (productId: string, industry: IndustryCode | undefined, viewer: Viewer) => FormulationResult[];
  /** All of them, ready to be searched; read once. `undefined` for who may not see any. */
  index: (viewer: Viewer) => FormulationIndex | undefined;
  /** A formulation with its recipe. */
  byId: (id: string, viewer: Viewer) => Formulation | undefined;
}

/** A reader of the formulations (decision B67). */
export function createFormulations(database: DatabaseSync): Formulations {
  const sql = database.createTagStore();
  const catalogue = openCatalogue(database);
  const indexes = new Map<boolean, FormulationIndex>();
  const read = (row: Record<string, unknown>) => JSON.parse(String(row.document)) as Formulation;
  /** A recipe with a product that is closed to the viewer is closed as a whole. */
  const isOpen = ({ parts }: Formulation, viewer: Viewer) =>
    canSeeFormulations(viewer) &&
    parts.every(({ productId }) => productId === null || catalogue.isOpen(productId, viewer));
  return {
    index(viewer) {
      if (!canSeeFormulations(viewer)) return undefined;
      const isStaff = isInternal(viewer);
      const index =
        indexes.get(isStaff) ??
        indexFormulations(
          sql.all`SELECT document FROM formulation ORDER BY id`
            .map(read)
            .filter((each) => isOpen(each, viewer)),
        );
      indexes.set(isStaff, index);
      return index;
    },
    byId(id, viewer) {
      const row = sql.get`SELECT document FROM formulation WHERE id = ${id}`;
      const found = row && read(row);
      return found && isOpen(found, viewer) ? found : undefined;
    },
    byProduct(productId, industry, viewer) {
      const code = industry ?? null;
      return sql.all`SELECT document FROM formulation JOIN formulation_product ON formulation_id = id
        WHERE product_id = ${productId} AND (${code} IS NULL OR industry = ${code}) ORDER BY id`
        .map(read)
        .filter((each) => isOpen(each, viewer))
        .map(({ id, title, shade }) => ({ id, title, link: `/formulations?id=${id}`, shade }));
    },
  };
}
