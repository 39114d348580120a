import * as v from 'valibot';

/** Schema of a fresh form token. */
export const formToken = v.object({ formSecurityToken: v.string() });
