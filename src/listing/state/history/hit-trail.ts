import * as v from 'valibot';
import { parseJson } from '../../../lib/parse-json.ts';
import { readSessionItem, setSessionItem } from '../../../lib/storage/session-storage.ts';
import type { HitTrail } from '../../rules/hit-trail.ts';

const KEY = 'ce-hitTrail';

const number = v.optional(v.number());
const text = v.optional(v.string());

const trailSchema: v.GenericSchema<unknown, HitTrail> = v.object({
  ...{ href: v.string(), key: v.string(), name: text, user: text, productPage: v.string(), industry: text },
  ...{ total: v.number(), first: v.number(), opened: v.string() },
  hits: v.array(v.object({ id: v.string(), prd: text, name: v.string(), industries: v.array(v.string()) })),
  position: v.optional(
    v.object({
      count: v.number(),
      anchor: text,
      offset: number,
      index: number,
      before: number,
      after: number,
      opened: v.optional(v.array(v.string())),
      search: text,
    }),
  ),
});

/** Stores the hits around an opened one, for that product's page in the same tab. */
export function keepHitTrail(trail: HitTrail): void {
  setSessionItem(KEY, JSON.stringify(trail));
}

/** The hits around the one opened last in this tab. */
export function readHitTrail(): HitTrail | undefined {
  try {
    return v.parse(trailSchema, parseJson(readSessionItem(KEY) ?? ''));
  } catch {
    // There are none, or they were not written by us.
    return undefined;
  }
}
