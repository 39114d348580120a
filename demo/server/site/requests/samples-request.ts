import * as v from 'valibot';
import { samples } from '../../../data/portal/samples.ts';
import type { Product } from '../../../data/product.ts';
import type { UserRecord } from '../../ground/users/user-record.ts';
import { invalidFields } from '../../http/refusal.ts';
import { minutesOf } from '../../search/query/iso-date.ts';
import { line, required } from '../form-fields.ts';
import { readShippedRequest } from './shipped-request.ts';

const { limit, amounts } = samples;

const product = v.object({
  prd: required,
  industry: v.optional(v.nullable(line), null),
  amount: v.optional(v.picklist(amounts, 'Choose an amount.'), amounts[0]),
});

const products = v.pipe(
  v.array(product),
  v.minLength(1, 'Choose at least one product.'),
  v.maxLength(limit, `Up to ${limit} products fit into one request.`),
  v.check((all) => new Set(all.map(({ prd }) => prd)).size === all.length, 'A product is named twice.'),
);

const day = v.pipe(
  v.string(),
  v.check((text) => /^\d{4}-\d\d-\d\d$/.test(text) && minutesOf(text) !== null, 'This is not a date.'),
);

/** A requested product, with what is asked of it. */
export interface RequestedSample {
  product: Product;
  industry: string | null;
  amount: string;
}

/** A checked request for samples of several products (decision C21). */
export type SamplesRequest = ReturnType<typeof readSamplesRequest>;

/** Checks a request; the profile replaces the person's fields. @throws Refusal 422 */
export function readSamplesRequest(body: unknown, user: UserRecord, now: Date) {
  const request = readShippedRequest(body, user, {
    products,
    wantedDate: v.optional(v.nullable(day), null),
  });
  if (request.wantedDate !== null && request.wantedDate < earliestToday(now))
    throw invalidFields({ wantedDate: 'This day is over. Choose a later one.' }, 422);
  return request;
}

/** The day that it is where the day begins last: a day is over only where it is over for everybody. */
function earliestToday(now: Date): string {
  return new Date(now.getTime() - 12 * 60 * 60_000).toISOString().slice(0, 10);
}
