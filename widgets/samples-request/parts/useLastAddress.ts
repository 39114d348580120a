import { loadMe } from '../../../src/account/state/load-me.ts';
import { fullAddress } from '../../../src/domain/requests/full-address.ts';
import type { LogEntry } from '../../../src/services/me.ts';
import type { SampleRequest } from '../../../src/services/requests.ts';
import { defineRead } from '../../../src/store/reads/reads.ts';
import { useRead } from '../../../src/store/reads/useRead.ts';

const lastAddress = defineRead('last-sample-address', async ({ http, signal }) => {
  const { readLog } = await loadMe();
  const [entry] = await readLog(http, { type: 'sampleRequest', limit: 1 }, { signal });
  return addressesOf(entry);
});

/** The addresses of a request for samples. */
export type ShippedTo = Pick<SampleRequest['address'], 'customer' | 'shipping'>;

interface LastAddress {
  /** Of the user's last request, once known. Only an offer, so a failure is not shown. */
  last: ShippedTo | undefined;
  /** Records those of a request that was just sent. */
  keep: (address: ShippedTo) => void;
}

/** Looks up where the user's last samples were sent. */
export function useLastAddress(): LastAddress {
  const read = useRead(lastAddress());
  return { last: read.status === 'ready' ? read.value : undefined, keep: read.replace };
}

function addressesOf(entry: LogEntry | undefined): ShippedTo | undefined {
  if (!entry?.address) return undefined;
  const { customer, shipping } = entry.address;
  return { customer: fullAddress(customer), shipping: shipping && fullAddress(shipping) };
}
