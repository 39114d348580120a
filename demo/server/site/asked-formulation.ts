import { viewerOf } from '../accounts/viewer-of.ts';
import type { Ground } from '../ground.ts';
import { formulationFavorites } from '../search/formulation/formulation-favorites.ts';
import { readFormulationQuery } from '../search/formulation/formulation-query.ts';
import { searchFormulations } from '../search/formulation/formulation-search.ts';
import { createFormulations } from '../search/formulation/formulations.ts';
import type { PageDependencies } from './page-dependencies.ts';

/** Looks up the recipe that an address names, for who may see formulations (decision B67). */
export function askedFormulation(ground: Ground): PageDependencies['formulation'] {
  const formulations = createFormulations(ground.database);
  return (session, id) => {
    if (!formulations.isOpenTo(viewerOf(session, ground))) return 'forbidden';
    return formulations.byId(id) ?? 'missing';
  };
}

/** Searches the formulations, for who may see them. */
export function askedFormulations(ground: Ground): PageDependencies['formulations'] {
  const formulations = createFormulations(ground.database);
  const favorites = formulationFavorites(ground.database);
  return (session, search) => {
    const viewer = viewerOf(session, ground);
    if (!formulations.isOpenTo(viewer)) return undefined;
    const index = formulations.index();
    const query = readFormulationQuery(search, new Set(index.rows.ingredient.map(({ key }) => key)));
    return searchFormulations(index, query, favorites.ofUser(viewer.userId ?? '')).found;
  };
}
