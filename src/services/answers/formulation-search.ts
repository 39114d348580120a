import * as v from 'valibot';
import type { FormulationHit } from '../../domain/formulation/formulation-hit.ts';
import { innerListOfValid, listOfValid } from '../list-of-valid.ts';
import { type SearchResult, searchEntries } from '../search.ts';
import { color } from '../search-hits.ts';
import { withUnreadHits } from './unread-hits.ts';

const text = v.fallback(v.optional(v.string()), undefined);

const formulationHit: v.GenericSchema<unknown, FormulationHit> = v.pipe(
  v.object({
    id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
    title: v.string(),
    industry: text,
    createdDate: text,
    isFavorite: v.fallback(v.optional(v.boolean(), false), false),
    products: v.fallback(
      v.optional(innerListOfValid(v.object({ id: v.string(), title: v.string() })), []),
      [],
    ),
    shade: v.fallback(v.optional(v.object({ title: v.string(), color })), undefined),
  }),
  v.transform((hit) => ({ resultType: 'formulations' as const, ...hit })),
);

/** Schema of a search for formulations. */
export const formulationResult: v.GenericSchema<unknown, SearchResult> = v.pipe(
  v.object({ ...searchEntries, hits: listOfValid(formulationHit) }),
  v.transform(withUnreadHits),
);
