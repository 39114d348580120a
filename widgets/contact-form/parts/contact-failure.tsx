import type { ContactValues } from '../../../src/domain/contact/compose-message.ts';
import { refusedFields } from '../../../src/domain/validation/refused-fields.ts';
import type { ServiceError } from '../../../src/errors/service-error.ts';
import { SendFailed } from '../../../src/outcome/SendFailed.tsx';
import type { FormFailure } from '../../../src/ui/form/form-state.ts';

/**
 * The error shown when a message could not be sent: the service's text, else ours (spec S§7, S§8), including errors of
 * fields that the form does not show.
 */
export function contactFailure(
  failure: ServiceError,
  asked: readonly (keyof ContactValues)[],
): FormFailure<keyof ContactValues> {
  return {
    form: <SendFailed failure={failure} />,
    fields: refusedFields(failure, asked) ?? {},
    isUncertain: failure.mayBeDone,
  };
}
