import type { ServiceError } from '../../src/errors/service-error.ts';
import type { productListTexts } from '../../src/texts/product-list.ts';

const TOO_MANY_REQUESTS = 429;

/** Key of the text that tells why products could not be loaded. */
export function failureKey({ kind, status }: ServiceError): keyof typeof productListTexts {
  if (kind === 'offline' || kind === 'timeout') return `productList.error.${kind}`;
  return status === TOO_MANY_REQUESTS ? 'productList.error.busy' : 'productList.error.generic';
}
