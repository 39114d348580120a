import * as v from 'valibot';
import { documentManifest } from '../../../data/manifest/document-manifest.ts';
import type { UserRecord } from '../../ground/users/user-record.ts';
import { checkBody } from '../../http/read-body.ts';
import { withProfile } from '../contact-message.ts';
import { line, person, required } from '../form-fields.ts';

/** Titles of the documents that may be requested, by type. */
export const regulatoryTitles: ReadonlyMap<string, string> = new Map(
  documentManifest
    .filter(({ documentCategory }) => documentCategory === 'regulatory')
    .map(({ code, title }) => [code, title]),
);

const requestBody = v.object({
  documentType: v.pipe(
    required,
    v.check((code) => regulatoryTitles.has(code), 'Choose a document.'),
  ),
  productId: required,
  ...person,
  selectedIndustry: v.optional(v.nullable(line), null),
});

/** A checked request for a regulatory document (spec P§3). */
export type RegulatoryRequest = v.InferOutput<typeof requestBody>;

/** Checks a request; the profile replaces the person's fields. @throws Refusal 422 */
export function readRegulatoryRequest(body: unknown, user: UserRecord): RegulatoryRequest {
  return checkBody(withProfile(body, user), requestBody, 422);
}
