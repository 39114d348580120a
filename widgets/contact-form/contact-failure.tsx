import type { ContactValues } from '../../src/domain/contact/compose-message.ts';
import { refusedFields } from '../../src/domain/refused-fields.ts';
import type { ServiceError } from '../../src/errors/service-error.ts';
import type { failureTexts } from '../../src/texts/failures.ts';
import type { Translate } from '../../src/texts/translate.ts';
import type { FormFailure } from '../../src/ui/form/form-state.ts';
import { FailureText } from '../../src/ui/message/FailureText.tsx';

/**
 * The error shown when a message could not be sent: the service's text, else ours (spec S§7, S§8), including errors of
 * fields that the form does not show.
 */
export function contactFailure(
  failure: ServiceError,
  t: Translate<typeof failureTexts>,
  asked: readonly (keyof ContactValues)[],
): FormFailure<keyof ContactValues> {
  return {
    form: <FailureText failure={failure} t={t} />,
    fields: refusedFields(failure, asked) ?? {},
  };
}
