import * as v from 'valibot';

/** Schema of a record's version. A service may have none; its records are then read again before they are changed. */
export const recordVersion = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
  undefined,
);

/** Headers of a change that the service refuses if the record no longer has this version. */
export function onVersion(version: string | number | undefined): Record<string, string> {
  return version === undefined ? {} : { 'if-match': `"${version}"` };
}
