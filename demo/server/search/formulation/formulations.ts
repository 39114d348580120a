import type { DatabaseSync } from 'node:sqlite';
import type { Formulation } from '../../../data/formulations.ts';
import type { IndustryCode } from '../../../data/industries.ts';
import { hasRole, isInternal } from '../../access.ts';
import type { Viewer } from '../../context.ts';
import { type FormulationIndex, indexFormulations } from './formulation-search.ts';

/** A formulation as a list shows it (spec P§3). */
export interface FormulationResult {
  id: string;
  title: string;
  /** Path of its page on the product site. */
  link: string;
  shade: { title: string; color: string };
}

/** Reads formulations by the products in them. */
export interface Formulations {
  byProduct: (productId: string, industry: IndustryCode | undefined, viewer: Viewer) => FormulationResult[];
  /** All of them, ready to be searched; read once. */
  index: () => FormulationIndex;
  /** A formulation with its recipe. */
  byId: (id: string) => Formulation | undefined;
  /** Whether the viewer may see formulations (decision B67). */
  isOpenTo: (viewer: Viewer) => boolean;
}

/** A reader of the formulations; viewers who are neither validated nor internal get none (decision B67). */
export function createFormulations(database: DatabaseSync): Formulations {
  const select = database.prepare(
    `SELECT document FROM formulation JOIN formulation_product ON formulation_id = id
     WHERE product_id = ?1 AND (?2 IS NULL OR industry = ?2) ORDER BY id`,
  );
  const one = database.prepare('SELECT document FROM formulation WHERE id = ?');
  const every = database.prepare('SELECT document FROM formulation ORDER BY id');
  let index: FormulationIndex | undefined;
  const isOpenTo = (viewer: Viewer) => isInternal(viewer) || hasRole(viewer, 'validated');
  return {
    isOpenTo,
    index() {
      index ??= indexFormulations(every.all().map((row) => JSON.parse(String(row.document)) as Formulation));
      return index;
    },
    byId(id) {
      const row = one.get(id);
      return row && (JSON.parse(String(row.document)) as Formulation);
    },
    byProduct(productId, industry, viewer) {
      if (!isOpenTo(viewer)) return [];
      return select.all(productId, industry ?? null).map((row) => {
        const { id, title, shade } = JSON.parse(String(row.document)) as Formulation;
        return { id, title, link: `/formulations?id=${id}`, shade };
      });
    },
  };
}
