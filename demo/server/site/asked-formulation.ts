import { canSeeFormulations } from '../base/access.ts';
import { viewerOf } from '../ground/accounts/viewer-of.ts';
import type { Ground } from '../ground/ground.ts';
import type { PageDependencies } from '../pages/page-dependencies.ts';
import { formulationFavorites } from '../search/formulation/formulation-favorites.ts';
import { readFormulationQuery } from '../search/formulation/formulation-query.ts';
import { searchFormulations } from '../search/formulation/formulation-search.ts';
import { createFormulations } from '../search/formulation/formulations.ts';

/** Looks up the formulation in an address, for users who may see formulations (decision B67). */
export function askedFormulation(ground: Ground): PageDependencies['formulation'] {
  const formulations = createFormulations(ground.database);
  return (session, id) => {
    const viewer = viewerOf(session, ground);
    if (!canSeeFormulations(viewer)) return 'forbidden';
    return formulations.byId(id, viewer) ?? 'missing';
  };
}

/** Searches the formulations, for users who may see them. */
export function askedFormulations(ground: Ground): PageDependencies['formulations'] {
  const formulations = createFormulations(ground.database);
  const favorites = formulationFavorites(ground.database);
  return (session, search) => {
    const viewer = viewerOf(session, ground);
    const index = formulations.index(viewer);
    if (!index) return undefined;
    const query = readFormulationQuery(search, new Set(index.rows.ingredient.map(({ key }) => key)));
    return searchFormulations(index, query, favorites.ofUser(viewer.userId ?? '')).found;
  };
}
