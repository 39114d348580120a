import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { oneLine } from '../../src/domain/validation/one-line.ts';
import { validationRules } from '../../src/domain/validation/rules.ts';
import { reportFailure } from '../../src/lib/report-failure.ts';
import { carriedEmail } from '../../src/lib/storage/carried-email.ts';
import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { httpContextOf } from '../../src/store/reads/http-context.ts';
import { loadService } from '../../src/store/reads/load-service.ts';
import { createOnce } from '../../src/store/write/create-once.ts';
import { forgetKey } from '../../src/store/write/creation-keys.ts';
import { failureTexts } from '../../src/texts/failures.ts';
import { validationTexts } from '../../src/texts/validation.ts';
import { useNativeForm } from '../../src/ui/form/useNativeForm.ts';
import { forgotPasswordTexts } from './texts.ts';

/** Fetches the code of the call. @throws {ServiceError} of kind `offline` */
export const loadUser = () => loadService(() => import('../../src/services/user.ts'));

/**
 * Form and call for a forgotten password (spec S§4, S§5). The confirmation is shown whether or not the call succeeds:
 * an error would reveal who has an account, so it goes to `reportFailure` (decision 46).
 *
 * @param isShown whether the dialog is shown
 */
export function useForgotPassword(isShown: boolean) {
  const { store } = usePage();
  const t = useTexts(forgotPasswordTexts);
  const failure = useTexts(failureTexts);
  const validation = useTexts(validationTexts);
  const openedWith = useShared((state) => state.overlayProps);
  const [sentTo, setSentTo] = useState<string>();
  const schema = useMemo(() => {
    const { required, email } = validationRules(validation);
    return v.object({ email: v.pipe(oneLine, required(), email()) });
  }, [validation]);

  const form = useNativeForm({
    schema,
    labels: { email: t('forgotPassword.email') },
    async onSubmit({ email }) {
      const creation = { kind: 'forgot-password', content: { email } };
      try {
        const { forgotPassword } = await loadUser();
        await createOnce(store, creation, (key) => forgotPassword(httpContextOf(store), email, key));
      } catch (error) {
        reportFailure(error);
      }
      // Failures are not shown, so a second submit must send another email.
      forgetKey(store, creation);
      setSentTo(email);
    },
    errorText: failure('failure.unknown'),
  });
  const first = useRef(form);

  useLayoutEffect(() => {
    if (!isShown) return;
    const email = carriedEmail(openedWith);
    if (email) first.current.fill({ email });
    first.current.clearErrors();
  }, [isShown, openedWith]);

  useEffect(() => {
    if (!isShown) setSentTo(undefined);
  }, [isShown]);

  return {
    form,
    /** The requested address; `undefined` before the submit. */
    sentTo,
  };
}
