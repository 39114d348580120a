import * as v from 'valibot';

/** Schema of all that is stored of a user: an object, whose sections are the service's own. */
export const ownData = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'an object'),
  v.record(v.string(), v.unknown()),
);
