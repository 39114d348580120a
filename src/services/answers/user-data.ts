import * as v from 'valibot';

/** Schema of all that is stored of a user: an object, whose parts are the service's own. An error has none. */
export const ownData = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'an object'),
  v.record(v.string(), v.unknown()),
  v.check(
    (data) => Object.values(data).some((value) => typeof value === 'object' && value !== null),
    'an object with a part that is an object or a list',
  ),
);
