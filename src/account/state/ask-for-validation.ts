import { type ContactRegion, subRegionsOf } from '../../domain/contact/regions.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { User } from '../../payload/schema.ts';
import { httpContextOf } from '../../store/reads/http-context.ts';
import type { Store } from '../../store/state.ts';
import { createOnce } from '../../store/write/create-once.ts';
import { loadMeForUser } from './load-me.ts';

/** Result of a request; `pending` and `closed` mean that it was not sent, since the user's status had changed. */
export type ValidationOutcome = 'sent' | 'pending' | 'closed';

/**
 * Requests validation of the signed-in user (spec S§4, S§7). A request that the service rejects because another tab
 * sent one, or because it was decided meanwhile, is not a failure.
 */
export async function askForValidation(
  store: Store,
  regions: readonly ContactRegion[],
  { region, subRegion }: { region: string; subRegion: string },
): Promise<{ user: User; outcome: ValidationOutcome }> {
  const { readMe, requestValidation } = await loadMeForUser(store);
  const regionFields = { region, ...(subRegionsOf(regions, region).length > 0 && { subRegion }) };
  const http = httpContextOf(store);
  try {
    const creation = { kind: 'validation', content: regionFields };
    const user = await createOnce(store, creation, (key) => requestValidation(http, regionFields, key));
    return { user, outcome: 'sent' };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'validation_not_open') throw error;
    const user = await readMe(http);
    return { user, outcome: user.validationState === 'pending' ? 'pending' : 'closed' };
  }
}
