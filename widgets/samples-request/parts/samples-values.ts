import * as v from 'valibot';
import { formatDate } from '../../../src/domain/format/format-date.ts';
import { firstWorkingDay } from '../../../src/domain/requests/first-working-day.ts';
import type { SampledProduct, SamplesProps } from '../../../src/domain/requests/samples-props.ts';
import { oneLine } from '../../../src/domain/validation/one-line.ts';
import { type ValidationText, validationRules } from '../../../src/domain/validation/rules.ts';
import { hashText } from '../../../src/lib/text/hash-text.ts';
import type { Payload } from '../../../src/payload/schema.ts';
import type { SampleValues } from '../../../src/product/parts/requests/sample/sample-values.ts';
import type { Translate } from '../../../src/texts/translate.ts';
import type { samplesRequestTexts } from '../texts.ts';

/** What the page allows in one request. */
export type SampleOffer = NonNullable<Payload['samples']>;

/** Values of the fields for products, by the index of the product, and of the wanted date. */
type ProductValues = {
  /** Number of products that are in the request. */
  products: number;
  /** Day as yyyy-mm-dd, empty for none; `wrong` while a date is incomplete. */
  wantedDate: string;
  /** Whether the product is in the request. */
  [name: `product${number}`]: boolean;
  [name: `amount${number}`]: string;
};

/** Values of the form. */
export type SamplesValues = SampleValues & ProductValues;

/** A date field that holds an incomplete date, which browsers do not give away. */
export const WRONG_DATE = 'wrong';

/**
 * Returns the values of products that nobody has changed yet. All are in the request; of more than fit into one, none: which
 * of them is for the reader to say.
 */
export function productValues(
  products: readonly SampledProduct[],
  { limit, amounts }: SampleOffer,
): ProductValues {
  const isAll = products.length <= limit;
  const values: ProductValues = { products: isAll ? products.length : 0, wantedDate: '' };
  for (const [index, { amount = '' }] of products.entries()) {
    const isOffered = amounts.length === 0 || amounts.includes(amount);
    values[`product${index}`] = isAll;
    values[`amount${index}`] = isOffered ? amount : (amounts[0] ?? '');
  }
  return values;
}

/**
 * Returns the key of what a request is for: all that its opener says. Each has a form and a draft of its own, so that what
 * was entered for one never fills another of the same products.
 */
export function samplesPurpose({ again, products, reason, customer, shipping }: SamplesProps): string {
  const samples = products.map(({ prd, industry, amount }) => [prd, industry, amount]);
  return hashText(JSON.stringify([again, samples, reason, customer, shipping]));
}

/** Rules of these fields. @param count number of products in the form, also of those that are not chosen */
export function productEntries(
  { limit, amounts }: SampleOffer,
  count: number,
  validation: ValidationText,
  text: Translate<typeof samplesRequestTexts>,
): v.ObjectEntries {
  const { max, required } = validationRules(validation);
  const amount = amounts.length > 0 ? v.pipe(v.string(), required()) : v.pipe(oneLine, max(200));
  const entries: v.ObjectEntries = {
    products: v.pipe(
      v.number(),
      v.minValue(1, text('samplesRequest.products.none')),
      v.maxValue(limit, ({ input }) =>
        text('samplesRequest.products.over', { limit, count: Number(input) - limit }),
      ),
    ),
    wantedDate: v.pipe(
      v.string(),
      v.check((day) => day !== WRONG_DATE, text('samplesRequest.date.wrong')),
      v.check(
        (day) => day === '' || day === WRONG_DATE || day >= firstWorkingDay(new Date()),
        () => text('samplesRequest.date.early', { date: earliestDate() }),
      ),
    ),
  };
  for (let index = 0; index < count; index++) {
    entries[`product${index}`] = v.boolean();
    entries[`amount${index}`] = amount;
  }
  return entries;
}

/** The earliest day by which samples can be wanted, as it is read. */
export function earliestDate(): string {
  return formatDate(firstWorkingDay(new Date())) ?? '';
}

/** Returns the products that are in the request, with their indexes in the form. */
export function chosenProducts(products: readonly SampledProduct[], values: SamplesValues) {
  return products.flatMap((product, index) =>
    values[`product${index}`] ? [{ product, index, amount: values[`amount${index}`] ?? '' }] : [],
  );
}

/**
 * Returns the form's fields by the path under which the service names them: it knows a product by its index among those
 * that were sent.
 */
export function productPaths(sent: readonly { index: number }[]): Record<string, keyof SamplesValues> {
  const paths: Record<string, keyof SamplesValues> = { products: 'products', wantedDate: 'wantedDate' };
  for (const [position, { index }] of sent.entries()) {
    paths[`products.${position}`] = `product${index}`;
    paths[`products.${position}.prd`] = `product${index}`;
    paths[`products.${position}.industry`] = `product${index}`;
    paths[`products.${position}.amount`] = `amount${index}`;
  }
  return paths;
}
