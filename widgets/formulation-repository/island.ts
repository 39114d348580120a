import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/**
 * The repository of guide formulations (spec P§2): one formulation at `?id=`; without it the list that the server has
 * rendered into the element. For who may view formulations (decision B67); others are told.
 */
export const formulationRepository = defineIsland({
  name: 'formulation-repository',
  summary: 'A guide formulation with its ingredients and method, below a list that the server renders.',
  props: v.object({
    /** Id of the formulation. @default that of the address, `?id=`; without one the list stays */
    formulationId: v.optional(v.string()),
    /** Address of a product's page; `{id}` is replaced, `?i=` is added. */
    productPage: v.optional(v.string(), '/product/{id}'),
  }),
  needs: [],
  reads: ['services', 'industries', 'user', 'pagePermissions', 'requestRegion', 'links', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./FormulationRepository.tsx').then((module) => module.FormulationRepository),
});
