import type { PayloadError } from '../../../errors/payload-error.ts';
import { comparisonFields } from '../../../payload/comparison-fields.ts';
import type { RawPage } from '../../../payload/raw-page.ts';
import { readFields } from '../../../payload/read-payload.ts';

/** Comparisons that the address may name. */
export type NamedComparisons = ReturnType<typeof namedComparisons>;

/** The comparisons of the payload; what is wrong with one is said in the console, and the visitor's own is shown. */
export function namedComparisons(fields: RawPage['fields']) {
  const errors: PayloadError[] = [];
  const named = readFields(comparisonFields, fields, errors);
  for (const error of errors) console.error(error);
  return named;
}
