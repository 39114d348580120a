import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { productPage } from '../../src/payload/product-page.ts';

const props = v.object({
  /** Heading of the page, shown beside the search box. Without it the page has its own. */
  title: v.optional(v.string()),
  /** Id of the formulation. @default that of the address, `?id=`; without one all are listed */
  formulationId: v.optional(v.string()),
  /** Address of a formulation's page; `{id}` is replaced. */
  detailPage: v.optional(v.string(), '?id={id}'),
  /** Address of a product's page; `{id}` is replaced, `?i=` is added. */
  productPage,
  /** Prefix of the list's parameters in the address. */
  urlPrefix: v.optional(v.string(), ''),
  /** Names of the list's parameters that replace the specification's. */
  urlKeys: v.optional(v.record(v.string(), v.string()), {}),
  /** Hits per load. */
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(250)), 24),
});

/** Props of `formulation-repository`. */
export type FormulationRepositoryProps = v.InferOutput<typeof props>;

/**
 * The repository of guide formulations (spec P§2): a listing of all and of those that the user has saved, or the
 * formulation at `?id=`. For users who may view formulations (decision B67); others see why they may not. The
 * server-rendered content stays until the first response.
 */
export const formulationRepository = defineIsland({
  name: 'formulation-repository',
  group: 'search',
  summary: 'Lists guide formulations, and shows each with its ingredients and method.',
  props,
  needs: [],
  reads: ['services', 'industries', 'user', 'pagePermissions', 'requestRegion', 'links', 'samples', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./FormulationRepository.tsx').then((module) => module.FormulationRepository),
});
