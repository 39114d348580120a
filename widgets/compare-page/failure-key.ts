import type { ServiceError } from '../../src/errors/service-error.ts';
import type { comparePageTexts } from '../../src/texts/compare-page.ts';

const TOO_MANY_REQUESTS = 429;

/** Key of the text that tells why products could not be loaded, where the service has no words of its own. */
export function failureKey({ kind, status }: ServiceError): keyof typeof comparePageTexts {
  if (kind === 'offline' || kind === 'timeout') return `compare.failed.${kind}`;
  return status === TOO_MANY_REQUESTS ? 'compare.failed.busy' : 'compare.failed.generic';
}
