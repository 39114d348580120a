import { useMemo } from 'react';
import * as v from 'valibot';
import { oneLine } from '../../src/domain/validation/one-line.ts';
import { validationRules } from '../../src/domain/validation/rules.ts';
import type { Credentials } from '../../src/services/site.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { validationTexts } from '../../src/texts/validation.ts';
import { type NativeFormHandle, useNativeForm } from '../../src/ui/form/useNativeForm.ts';
import { loginTexts } from './texts.ts';

/** Form of the login: requires a valid email and a password (spec S§5). */
export function useLoginForm(
  onSubmit: (credentials: Credentials, signal: AbortSignal) => Promise<void>,
): NativeFormHandle<keyof Credentials> {
  const t = useTexts(loginTexts);
  const validation = useTexts(validationTexts);
  const schema = useMemo(() => {
    const { required, email } = validationRules(validation);
    return v.object({
      email: v.pipe(oneLine, required(), email()),
      password: v.pipe(v.string(), required()),
    });
  }, [validation]);

  return useNativeForm({
    schema,
    labels: { email: t('login.email'), password: t('login.password') },
    onSubmit,
    errorText: t('login.error.generic'),
  });
}
