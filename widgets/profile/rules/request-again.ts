import { fullAddress, type KnownAddress } from '../../../src/domain/requests/full-address.ts';
import type { SamplesProps } from '../../../src/domain/requests/samples-props.ts';

/** A requested sample, as the log has it. */
interface LoggedSample {
  prd: string | null;
  productName: string | null;
  isActive?: boolean | undefined;
  industry?: string | null | undefined;
  amount?: string | null | undefined;
  reason: string | null;
  address: { customer: KnownAddress; shipping: KnownAddress | null } | null;
  /** Of the request. */
  requestNumber?: string | null | undefined;
}

/**
 * Returns what the overlay needs to request the same samples again, with the reason and the addresses of that request.
 * Products that are gone or no longer made are named, and left out.
 */
export function requestAgain(
  entries: readonly LoggedSample[],
): Pick<SamplesProps, 'products'> & Partial<SamplesProps> {
  const isAvailable = ({ prd, productName, isActive }: LoggedSample) =>
    prd && productName && isActive !== false;
  const [first] = entries;
  return {
    products: entries.filter(isAvailable).map(({ prd, productName, industry, amount }) => ({
      prd: prd ?? '',
      productName: productName ?? undefined,
      industry: industry ?? null,
      ...(amount && { amount }),
    })),
    unavailable: entries
      .filter((entry) => !isAvailable(entry))
      .map(({ productName, prd }) => productName ?? prd ?? '')
      .filter(Boolean),
    ...(first?.requestNumber && { again: first.requestNumber }),
    reason: first?.reason ?? '',
    ...(first?.address && {
      customer: fullAddress(first.address.customer),
      ...(first.address.shipping && { shipping: fullAddress(first.address.shipping) }),
    }),
  };
}
