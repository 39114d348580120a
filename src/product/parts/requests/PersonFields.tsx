import { type ReactNode, useId } from 'react';
import { type ProfileFields, profileFields } from '../../../domain/contact/profile-fields.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { Link } from '../../../ui/action/Link.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { KnownField } from '../../../ui/field/KnownField.tsx';
import { TextInput } from '../../../ui/field/TextInput.tsx';
import type { FormValues } from '../../../ui/form/form-state.ts';
import type { HookFormHandle } from '../../../ui/form/useHookForm.ts';
import { requestTexts } from '../../texts/requests.ts';
import { PERSON_FIELDS, type PersonField } from './person.ts';

interface PersonFieldsProps<Values extends FormValues> {
  form: HookFormHandle<Values & Record<PersonField, string>>;
  children?: ReactNode;
}

const HINTS: Readonly<Record<PersonField, { autoComplete: string; type?: string }>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email' },
  company: { autoComplete: 'organization' },
};

/** Fields about the person. Those from the profile are read-only: the server reads them there (decision 66). */
export function PersonFields<Values extends FormValues>({
  form: whole,
  children,
}: PersonFieldsProps<Values>) {
  // React Hook Form's types follow no path through a type parameter.
  const form = whole as unknown as HookFormHandle<Record<PersonField, string>>;
  const text = useTexts(requestTexts);
  const profilePage = useShared(({ payload }) => payload.links?.profile);
  const user = useShared((state) => state.user);
  const known: ProfileFields = profileFields(user);
  const isAnyKnown = PERSON_FIELDS.some((name) => known[name] !== undefined);
  const noteId = useId();
  return (
    <fieldset className="ce-stack ce-gap-4" aria-describedby={isAnyKnown ? noteId : undefined}>
      <legend className="ce-request__legend">{text('request.person')}</legend>
      {isAnyKnown && (
        <p id={noteId} className="ce-meta">
          {text('request.person.known')}{' '}
          {profilePage && <Link href={`${profilePage}#/personal`}>{text('request.person.change')}</Link>}
        </p>
      )}
      <div className="ce-request__grid">
        {PERSON_FIELDS.map((name) =>
          known[name] === undefined ? (
            <Field key={name} required {...form.field(name)}>
              <TextInput {...HINTS[name]} {...form.register(name)} />
            </Field>
          ) : (
            <KnownField key={name} {...form.field(name)} value={known[name]} />
          ),
        )}
        {children}
      </div>
    </fieldset>
  );
}
