import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { refusedFields } from '../../src/domain/validation/refused-fields.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { carriedEmail } from '../../src/lib/storage/carried-email.ts';
import { WriteFailed } from '../../src/outcome/WriteFailed.tsx';
import { register } from '../../src/services/user.ts';
import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { httpContextOf } from '../../src/store/reads/http-context.ts';
import { createOnce } from '../../src/store/write/create-once.ts';
import { sendWithFormToken } from '../../src/store/write/form-token.ts';
import { registrationFields } from './registration-schema.ts';
import { registrationTexts } from './texts.ts';
import { useRegistrationForm } from './useRegistrationForm.ts';

/**
 * States and calls of the registration (spec S§4, S§7, S§8). They outlive the dialog, so that accidental closing loses
 * no input.
 *
 * @param isShown whether the dialog is shown
 */
export function useRegistration(isShown: boolean) {
  const { store, bus } = usePage();
  const t = useTexts(registrationTexts);
  const isNoneShown = useShared((state) => state.shownOverlay === null);
  const openedWith = useShared((state) => state.overlayProps);
  const [registered, setRegistered] = useState<string>();
  const [country, setCountry] = useState('');
  const [isEmailInUse, setIsEmailInUse] = useState(false);

  const form = useRegistrationForm(async ({ passwordConfirmation: _, ...values }) => {
    const { password: _password, ...content } = values;
    try {
      await createOnce(store, { kind: 'registration', content }, (key) => {
        const send = (formSecurityToken?: string) =>
          register(httpContextOf(store), { ...values, formSecurityToken }, key);
        // The token is optional here (decision 22).
        return store.getState().payload.formSecurityToken ? sendWithFormToken(store, send) : send();
      });
    } catch (error) {
      if (error instanceof ServiceError) return explain(error);
      throw error;
    }
    bus.emit('registration:succeeded', {});
    // The form is removed, which makes browsers offer to save the password.
    setRegistered(values.email);
    setCountry('');
    form.reset();
    return undefined;
  });
  const first = useRef(form);

  const explain = (error: ServiceError) => {
    const isInUse = error.code === 'email_in_use';
    const fields =
      refusedFields(error, registrationFields) ?? (isInUse && { email: t('registration.emailInUse') });
    setIsEmailInUse(isInUse);
    return fields ? { fields } : { form: <WriteFailed failure={error} /> };
  };

  useLayoutEffect(() => {
    if (!isShown) return;
    const email = carriedEmail(openedWith);
    if (email) first.current.fill({ email });
    first.current.clearErrors();
  }, [isShown, openedWith]);

  useEffect(() => {
    if (!isShown) setRegistered(undefined);
  }, [isShown]);

  useEffect(() => {
    // No overlay is shown, not even the login in between: clear the passwords and keep the rest for the next opening.
    if (isNoneShown) first.current.fill({ password: '', passwordConfirmation: '' });
  }, [isNoneShown]);

  return {
    form,
    country,
    setCountry,
    /** Whether the last response was that the address is in use. */
    isEmailInUse,
    /** Address to which the verification email was sent; `undefined` before. */
    registered,
  };
}
