import type { Ground } from '../ground.ts';
import { createFormulations } from '../search/formulations.ts';
import type { PageDependencies } from './page-dependencies.ts';
import { viewerOf } from './viewer-of.ts';

/** Looks up the recipe that an address names, for who may see formulations (decision B67). */
export function askedFormulation(ground: Ground): PageDependencies['formulation'] {
  const formulations = createFormulations(ground.database);
  return (session, id) => {
    if (!formulations.isOpenTo(viewerOf(session, ground))) return 'forbidden';
    return formulations.byId(id) ?? 'missing';
  };
}
