import * as v from 'valibot';
import { listOfValid } from '../list-of-valid.ts';

const maybe = v.fallback(v.optional(v.nullable(v.string()), null), null);

/** Schema of the user's sessions. */
export const userSessions = listOfValid(
  v.object({
    /** Names it in the list; not the session's own id. */
    id: v.string(),
    /** Browser and device in words. */
    device: maybe,
    /** ISO 8601. */
    signedInAt: maybe,
    /** ISO 8601. */
    usedAt: maybe,
    /** Whether it is that of this page. */
    isCurrent: v.boolean(),
  }),
);
