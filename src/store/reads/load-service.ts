import { ServiceError } from '../../errors/service-error.ts';

/**
 * Loads the code of a service's calls. No island waits for it, so that forms are usable earlier. Call it ahead when a
 * user starts to fill in the form.
 *
 * @param load such as `() => import('../../services/me.ts')`
 * @throws {ServiceError} of kind `offline` or `unreachable` if the code fails to load
 */
export async function loadService<Service>(load: () => Promise<Service>): Promise<Service> {
  try {
    return await load();
  } catch (cause) {
    throw new ServiceError({ kind: navigator.onLine ? 'unreachable' : 'offline' }, { cause });
  }
}
