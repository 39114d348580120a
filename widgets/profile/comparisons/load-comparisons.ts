import { ServiceError } from '../../../src/errors/service-error.ts';

/**
 * Fetches the code of the calls on saved comparisons.
 *
 * @throws {ServiceError} of kind `offline` if it does not arrive
 */
export async function loadComparisons(): Promise<typeof import('../../../src/services/comparisons.ts')> {
  try {
    return await import('../../../src/services/comparisons.ts');
  } catch (cause) {
    throw new ServiceError({ kind: 'offline' }, { cause });
  }
}
