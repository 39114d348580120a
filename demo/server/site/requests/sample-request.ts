import * as v from 'valibot';
import type { UserRecord } from '../../ground/users/user-record.ts';
import { line, required } from '../form-fields.ts';
import { readShippedRequest } from './shipped-request.ts';

const data = v.object({ prd: required, industry: v.optional(v.nullable(line), null) });

/** A checked request for a sample (spec P§5). Recipients in the request are ignored (decision 30). */
export type SampleRequest = ReturnType<typeof readSampleRequest>;

/** Checks a request; the profile replaces the person's fields. @throws Refusal 422 */
export function readSampleRequest(body: unknown, user: UserRecord) {
  return readShippedRequest(body, user, { data });
}
