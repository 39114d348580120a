import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { refusedFields } from '../../src/domain/refused-fields.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { carriedEmail } from '../../src/lib/carried-email.ts';
import { register } from '../../src/services/user.ts';
import { sendWithFormToken } from '../../src/store/form-token.ts';
import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { httpContextOf } from '../../src/store/http-context.ts';
import { failureTexts } from '../../src/texts/failures.ts';
import { registrationTexts } from '../../src/texts/registration.ts';
import { FailureText } from '../../src/ui/message/FailureText.tsx';
import { registrationFields } from './registration-schema.ts';
import { useRegistrationForm } from './useRegistrationForm.ts';

/**
 * The registration's states and call (spec S§4, S§7, S§8). They outlive the dialog, so that an
 * accidental close loses no input.
 *
 * @param isShown whether the dialog is in front
 */
export function useRegistration(isShown: boolean) {
  const { store, bus } = usePage();
  const t = useTexts(registrationTexts);
  const failure = useTexts(failureTexts);
  const isNoneShown = useShared((state) => state.shownOverlay === null);
  const openedWith = useShared((state) => state.overlayProps);
  const [registered, setRegistered] = useState<string>();
  const [country, setCountry] = useState('');

  const form = useRegistrationForm(async ({ passwordConfirmation: _, ...values }) => {
    const send = (formSecurityToken?: string) =>
      register(httpContextOf(store), { ...values, formSecurityToken });
    try {
      // The token is optional here (decision 22).
      if (store.getState().payload.formSecurityToken) await sendWithFormToken(store, send);
      else await send();
    } catch (error) {
      if (error instanceof ServiceError) return explain(error);
      throw error;
    }
    bus.emit('registration:succeeded', {});
    // The form goes, which is what makes browsers offer to save the password.
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
    return fields ? { fields } : { form: <FailureText failure={error} t={failure} /> };
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
    // Closed, and not left for the login for a moment: all but the passwords waits to be opened again.
    if (isNoneShown) first.current.fill({ password: '', passwordConfirmation: '' });
  }, [isNoneShown]);

  return {
    form,
    country,
    setCountry,
    /** Where the verification mail has gone; before that `undefined`. */
    registered,
  };
}
