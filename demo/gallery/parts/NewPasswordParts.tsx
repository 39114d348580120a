import { useMemo } from 'react';
import * as v from 'valibot';
import { newPasswordEntries } from '../../../src/account/rules/new-password.ts';
import { passwordPoints, passwordRules } from '../../../src/account/rules/password-points.ts';
import { newPasswordTexts, textsOfNewPassword } from '../../../src/account/texts/new-password.ts';
import { validationRules } from '../../../src/domain/validation/rules.ts';
import { translator } from '../../../src/texts/translate.ts';
import { validationTexts } from '../../../src/texts/validation.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Form } from '../../../src/ui/form/Form.tsx';
import { NewPassword, type NewPasswordProps } from '../../../src/ui/form/NewPassword.tsx';
import { useHookForm } from '../../../src/ui/form/useHookForm.ts';
import { Part, State } from './Part.tsx';

const t = translator(newPasswordTexts);
const validation = translator(validationTexts);
const rules = validationRules(validation);
const schema = v.pipe(
  v.object(newPasswordEntries(rules)),
  rules.passwordconfirmation('password', 'passwordConfirmation'),
);
const labels = { password: 'New password', passwordConfirmation: 'Repeat the new password' };
const fields = {
  points: passwordPoints(t),
  makerRules: passwordRules,
  texts: textsOfNewPassword(t),
} satisfies Partial<NewPasswordProps>;

/** A form in a fixed state, with typed values and their errors. */
function useStill(id: string, typed: string, errors: Partial<typeof labels> = {}): NewPasswordProps['form'] {
  return useMemo(
    () => ({
      field: (name) => ({ id: `${id}-${name}`, label: labels[name], error: errors[name] }),
      register: (name) => ({
        name: `${id}-${name}`,
        ref: (input) => {
          if (input && name === 'password' && !input.value) input.value = typed;
        },
      }),
    }),
    [id, typed, errors],
  );
}

const weak = {
  password: validation('validation.password'),
  passwordConfirmation: validation('validation.password.confirmationMismatch'),
};

/** A new password and its repetition, with the rule that is checked while typing. */
export function NewPasswordParts() {
  const form = useHookForm({
    schema,
    defaultValues: { password: '', passwordConfirmation: '' },
    labels,
    errorText: 'An unknown error has occurred, please try again later.',
    onSubmit: () => ({ form: 'This is the gallery: nothing is sent from here.' }),
  });
  return (
    <Part
      anchor="new-password"
      title="New password"
      about="The rule stands above the field, point by point, and follows the typing: ticks for the eye, words for the ear once the typing rests. What is pasted or made by a password manager is taken as it is."
    >
      <State name="Try it" layout="column">
        <Form form={form} summaryTitle={(count) => validation('validation.summary', { count })}>
          <NewPassword {...fields} form={form} />
          <Button type="submit" variant="primary" busy={form.busy}>
            Save
          </Button>
        </Form>
      </State>
      <State name="Half of it" layout="column">
        <NewPassword {...fields} form={useStill('half', 'ultramarine')} />
      </State>
      <State name="All of it" layout="column">
        <NewPassword {...fields} form={useStill('all', 'Ultramarine-29')} />
      </State>
      <State name="Refused" layout="column">
        <NewPassword {...fields} form={useStill('refused', 'blue', weak)} />
      </State>
      <State name="Too long" layout="column">
        <NewPassword {...fields} form={useStill('long', 'ultramarine-'.repeat(11))} />
      </State>
    </Part>
  );
}
