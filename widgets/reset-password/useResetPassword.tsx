import { useMemo, useState } from 'react';
import { newPasswordSchema } from '../../src/account/rules/new-password.ts';
import { refusedFields } from '../../src/domain/validation/refused-fields.ts';
import { validationRules } from '../../src/domain/validation/rules.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { WriteFailed } from '../../src/outcome/WriteFailed.tsx';
import { resetPassword } from '../../src/services/user.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { httpContextOf } from '../../src/store/reads/http-context.ts';
import { createOnce } from '../../src/store/write/create-once.ts';
import { isPending } from '../../src/store/write/creation-keys.ts';
import { failureTexts } from '../../src/texts/failures.ts';
import { validationTexts } from '../../src/texts/validation.ts';
import { useNativeForm } from '../../src/ui/form/useNativeForm.ts';
import type { ResetPasswordProps } from './island.ts';
import { dropResetToken, takeFromLink } from './reset-link.ts';
import { resetPasswordTexts } from './texts.ts';

/** Progress of the reset. */
type ResetStep = 'form' | 'outdated' | 'done';

/** Error codes of an unknown token. */
const OUTDATED = [401, 403, 410];

/**
 * Form, states and call of the reset (spec S§5, S§7, S§8).
 *
 * @param given replaces what the address names
 */
export function useResetPassword(given: ResetPasswordProps) {
  const { store } = usePage();
  const t = useTexts(resetPasswordTexts);
  const failure = useTexts(failureTexts);
  const validation = useTexts(validationTexts);
  const [token] = useState(() => given.token ?? takeFromLink('token'));
  const [email] = useState(() => given.email || takeFromLink('email'));
  const [step, setStep] = useState<ResetStep>(token ? 'form' : 'outdated');
  const [mayBeDone, setMayBeDone] = useState(false);
  const schema = useMemo(() => newPasswordSchema(validationRules(validation)), [validation]);

  const explain = (error: ServiceError) => {
    const isRefused = error.isRefused && !error.serverMessage;
    const fields =
      refusedFields(error, ['password']) ?? (isRefused && { password: t('resetPassword.refused') });
    return fields ? { fields } : { form: <WriteFailed failure={error} /> };
  };

  const form = useNativeForm({
    schema,
    labels: {
      password: t('resetPassword.password'),
      passwordConfirmation: t('resetPassword.passwordConfirmation'),
    },
    async onSubmit({ password }) {
      const creation = { kind: 'reset-password', content: { token } };
      const wasPending = isPending(store, creation);
      try {
        await createOnce(store, creation, (key) =>
          resetPassword(httpContextOf(store), { token, password, key }),
        );
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        if (!OUTDATED.includes(error.status)) return explain(error);
        dropResetToken();
        setMayBeDone(wasPending);
        setStep('outdated');
        return undefined;
      }
      dropResetToken();
      // The form is removed, which makes browsers offer to save the password.
      setStep('done');
      return undefined;
    },
    errorText: failure('failure.unknown'),
  });
  return {
    step,
    form,
    /** Of the account; empty if nobody says. */
    email,
    /** Whether an earlier attempt got no response and may have used the token. */
    mayBeDone,
    /** Whether there was a token, and therefore a form. */
    wasTried: token !== '',
  };
}
