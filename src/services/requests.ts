import type * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { keyed } from '../http/keyed.ts';
import { readConfirmation } from '../http/read-confirmation.ts';
import { readJson } from '../http/read-json.ts';
import { regulatoryReceipt, samplesReceipt } from './answers/requests.ts';

// Requests of the product page, sent to the product site (spec P§7). Each function throws a `ServiceError`: of status
// 403 if the form token has expired, of status 422 with the `fields` at fault.

/** Postal address (spec P§3). */
export interface Address {
  name: string;
  street: string;
  zipCode: string;
  city: string;
  /** Code. */
  country: string;
}

interface Person {
  firstName: string;
  lastName: string;
  company: string;
  email: string;
}

/** A request for a sample (spec P§7, decision B42). */
export interface SampleRequest extends Person {
  data: { prd: string; productName: string; industry: string | null };
  formSecurityToken: string;
  reason: string;
  address: { customer: Address; customShippingAddress: boolean; shipping: Address | null };
  /** Email addresses of customer service and account manager; a hint, since the server decides (decision 30). */
  recipient: [customerService: string, accountManager: string] | null;
  /** Codes; for visitors and users who are not validated. */
  region?: string | undefined;
  subRegion?: string | undefined;
}

/** A request for samples of several products (decision C21). */
export interface SamplesRequest extends Omit<SampleRequest, 'data'> {
  /** Each once; `amount` is one of `samples.amounts` of the payload, else free. */
  products: { prd: string; productName: string; industry: string | null; amount?: string | undefined }[];
  /** Day as yyyy-mm-dd, in the sender's calendar. */
  wantedDate: string | null;
}

/** Receipt of such a request: its number; what the service leaves out is what was sent. */
export type SamplesReceipt = v.InferOutput<typeof samplesReceipt>;

/** A regulatory document of a product. */
export interface RegulatoryDocument {
  /** Code of the document manifest. */
  documentType: string;
  productId: string;
  productName: string;
}

/** A request for a regulatory document (spec P§7), or for several (decision C20). */
export interface RegulatoryRequest extends Person, RegulatoryDocument {
  formSecurityToken: string;
  /** Code. */
  selectedIndustry: string | null;
  /** All of several, beginning with the one that the request itself names; at most 250. */
  documents?: readonly RegulatoryDocument[];
}

/** Receipt of such a request. */
export type RegulatoryReceipt = v.InferOutput<typeof regulatoryReceipt>;

/** Options of a request. */
export interface RequestOptions {
  /** Sent as `Idempotency-Key`: repeated calls with the same key are one request. */
  key: string;
  signal: AbortSignal;
}

/** POST /api/v1/message/requestSampleForm. @throws {ServiceError} of status 409 for an inactive product */
export function requestSample(
  http: HttpContext,
  request: SampleRequest,
  { key, signal }: RequestOptions,
): Promise<void> {
  const path = 'api/v1/message/requestSampleForm';
  return readConfirmation(createHttp(http, 'site').post(path, { ...keyed(key, request), signal }));
}

/** POST /api/v1/message/requestSamples. Fields of products are named by their index, such as `products.1.prd`. */
export function requestSamples(
  http: HttpContext,
  request: SamplesRequest,
  { key, signal }: RequestOptions,
): Promise<SamplesReceipt> {
  const path = 'api/v1/message/requestSamples';
  return readJson(createHttp(http, 'site').post(path, { ...keyed(key, request), signal }), samplesReceipt);
}

/** POST /api/v1/message/requestRegulatoryDocument. Of several documents, the receipt says how many were requested. */
export function requestRegulatoryDocument(
  http: HttpContext,
  request: RegulatoryRequest,
  { key, signal }: RequestOptions,
): Promise<RegulatoryReceipt> {
  const path = 'api/v1/message/requestRegulatoryDocument';
  return readJson(createHttp(http, 'site').post(path, { ...keyed(key, request), signal }), regulatoryReceipt);
}
