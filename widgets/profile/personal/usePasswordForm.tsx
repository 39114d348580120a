import { useMemo } from 'react';
import { newPasswordSchema } from '../../../src/account/rules/new-password.ts';
import { loadMeForUser } from '../../../src/account/state/load-me.ts';
import { validationRules } from '../../../src/domain/validation/rules.ts';
import { ServiceError } from '../../../src/errors/service-error.ts';
import { SendFailed } from '../../../src/outcome/SendFailed.tsx';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { addNotice } from '../../../src/store/notices/notices.ts';
import { httpContextOf } from '../../../src/store/reads/http-context.ts';
import { replaceUser } from '../../../src/store/session/session.ts';
import { createOnce } from '../../../src/store/write/create-once.ts';
import { NEW_PASSWORD } from '../../../src/store/write/creation-keys.ts';
import { failureTexts } from '../../../src/texts/failures.ts';
import { validationTexts } from '../../../src/texts/validation.ts';
import { useNativeForm } from '../../../src/ui/form/useNativeForm.ts';
import { profileTexts } from '../texts.ts';

/**
 * The form for a new password (spec S§5, S§7, S§8).
 *
 * @param onChanged called after the password was changed
 */
export function usePasswordForm(onChanged: () => void) {
  const { store } = usePage();
  const text = useTexts(profileTexts);
  const failures = useTexts(failureTexts);
  const validation = useTexts(validationTexts);
  const schema = useMemo(() => newPasswordSchema(validationRules(validation)), [validation]);

  return useNativeForm({
    schema,
    labels: { password: text('profile.password.new'), passwordConfirmation: text('profile.password.repeat') },
    errorText: failures('failure.unknown'),
    async onSubmit({ password }) {
      try {
        const { changePassword } = await loadMeForUser(store);
        const user = await createOnce(store, NEW_PASSWORD, (key) =>
          changePassword(httpContextOf(store), password, key),
        );
        replaceUser(store, user);
        addNotice(store, { kind: 'save', type: 'success', text: text('profile.password.changed') });
        onChanged();
        return undefined;
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        return error.isRefused
          ? { fields: { password: text('profile.password.refused') } }
          : { form: <SendFailed failure={error} /> };
      }
    },
  });
}
