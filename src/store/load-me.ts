import { ServiceError } from '../errors/service-error.ts';

/**
 * Fetches the code of the calls on the signed-in user, which no page needs before a form is sent: call this ahead
 * once someone is about to.
 *
 * @throws {ServiceError} of kind `offline` if the code does not arrive
 */
export async function loadMe(): Promise<typeof import('../services/me.ts')> {
  try {
    return await import('../services/me.ts');
  } catch (cause) {
    throw new ServiceError({ kind: 'offline' }, { cause });
  }
}
