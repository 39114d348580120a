import * as v from 'valibot';
import type { TermSuggestion } from '../../domain/search/suggestions.ts';
import { innerListOfValid } from '../list-of-valid.ts';

const match = v.pipe(
  v.array(v.number()),
  v.transform(([start = 0, end = 0]): readonly [number, number] => [start, end]),
);

/** Schema of a suggestion. */
export const suggestion: v.GenericSchema<unknown, TermSuggestion> = v.object({
  text: v.string(),
  type: v.fallback(v.optional(v.string(), 'product'), 'product'),
  matches: v.fallback(v.optional(innerListOfValid(match), []), []),
  filter: v.optional(v.object({ key: v.string(), value: v.string() })),
});
