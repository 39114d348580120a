import * as v from 'valibot';
import { documentManifest } from '../../../data/manifest/document-manifest.ts';
import type { Product } from '../../../data/product.ts';
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

/** Documents that fit into one request. */
const MOST = 250;

const document = {
  documentType: v.pipe(
    required,
    v.check((code) => regulatoryTitles.has(code), 'Choose a document.'),
  ),
  productId: required,
};

const requestBody = v.object({
  ...document,
  documents: v.optional(
    v.pipe(
      v.array(v.object(document)),
      v.minLength(1, 'Choose at least one document.'),
      v.maxLength(MOST, `Up to ${MOST} documents fit into one request.`),
      v.check(
        (all) => new Set(all.map((each) => JSON.stringify(each))).size === all.length,
        'A document is named twice.',
      ),
    ),
  ),
  ...person,
  selectedIndustry: v.optional(v.nullable(line), null),
});

/** A requested document. */
export interface RequestedDocument {
  product: Product;
  type: string;
  title: string;
}

/** A checked request for a regulatory document (spec P§3), or for several: then `documents` names all of them. */
export type RegulatoryRequest = v.InferOutput<typeof requestBody>;

/** Checks a request; the profile replaces the person's fields. @throws Refusal 422 */
export function readRegulatoryRequest(body: unknown, user: UserRecord): RegulatoryRequest {
  return checkBody(withProfile(body, user), requestBody, 422);
}
