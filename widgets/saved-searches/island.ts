import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

const props = v.object({
  /** Heading of the page. Without it the page has its own. */
  title: v.optional(v.string()),
});

/** Props of `saved-searches`. */
export type SavedSearchesProps = v.InferOutput<typeof props>;

/**
 * The searches that the user saved in listings, each with the number of hits that are new since it was last opened
 * (decision C25). `links.savedSearches` leads here, and offers saving in the listings.
 */
export const savedSearches = defineIsland({
  name: 'saved-searches',
  group: 'search',
  summary: 'The user’s saved searches, with the number of new hits of each.',
  props,
  needs: [],
  reads: ['services', 'user', 'links', 'requestRegion', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./SavedSearches.tsx').then((module) => module.SavedSearches),
});
