import { ServiceError } from '../../src/errors/service-error.ts';

/**
 * Fetches the code of the call. It is no part of the island, so that the form is usable earlier: call this
 * ahead once someone starts to fill it in.
 *
 * @throws {ServiceError} of kind `offline` if the code does not arrive
 */
export async function loadServices() {
  try {
    return await import('../../src/services/contact.ts');
  } catch (cause) {
    throw new ServiceError({ kind: 'offline' }, { cause });
  }
}
