import { ServiceError } from '../errors/service-error.ts';

/**
 * Fetches the code of a service's calls. No island waits for it: the form is usable earlier. Call this ahead once
 * someone starts to fill the form in.
 *
 * @param load such as `() => import('../services/me.ts')`
 * @throws {ServiceError} of kind `offline` if the code does not arrive
 */
export async function loadService<Service>(load: () => Promise<Service>): Promise<Service> {
  try {
    return await load();
  } catch (cause) {
    throw new ServiceError({ kind: 'offline' }, { cause });
  }
}
