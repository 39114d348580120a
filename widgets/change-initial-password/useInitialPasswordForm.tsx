import { useMemo } from 'react';
import { newPasswordSchema } from '../../src/account/rules/new-password.ts';
import { loadMeForUser } from '../../src/account/state/load-me.ts';
import { validationRules } from '../../src/domain/validation/rules.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { addNotice } from '../../src/store/notices/notices.ts';
import { httpContextOf } from '../../src/store/reads/http-context.ts';
import { replaceUser } from '../../src/store/session/session.ts';
import { createOnce } from '../../src/store/write/create-once.ts';
import { NEW_PASSWORD } from '../../src/store/write/creation-keys.ts';
import { failureTexts } from '../../src/texts/failures.ts';
import { validationTexts } from '../../src/texts/validation.ts';
import { useNativeForm } from '../../src/ui/form/useNativeForm.ts';
import { PasswordFailure } from './PasswordFailure.tsx';
import { initialPasswordTexts } from './texts.ts';

/** Form for the new password and its repetition (spec S§4, S§5, S§8). */
export function useInitialPasswordForm() {
  const { store } = usePage();
  const t = useTexts(initialPasswordTexts);
  const validation = useTexts(validationTexts);
  const failures = useTexts(failureTexts);
  const schema = useMemo(() => newPasswordSchema(validationRules(validation)), [validation]);

  return useNativeForm({
    schema,
    labels: {
      password: t('initialPassword.password'),
      passwordConfirmation: t('initialPassword.passwordConfirmation'),
    },
    errorText: failures('failure.unknown'),
    async onSubmit({ password }: { password: string }) {
      try {
        const { changePassword } = await loadMeForUser(store);
        const user = await createOnce(store, NEW_PASSWORD, (key) =>
          changePassword(httpContextOf(store), password, key),
        );
        addNotice(store, { type: 'success', text: t('initialPassword.done'), kind: 'save' });
        // Regardless of the response (spec S§4).
        replaceUser(store, { ...user, requiredActions: [] });
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        if (error.isRefused) return { fields: { password: t('initialPassword.error.refused') } };
        return { form: <PasswordFailure failure={error} /> };
      }
      return undefined;
    },
  });
}
