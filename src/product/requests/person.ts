import * as v from 'valibot';
import { profileFields } from '../../domain/contact/profile-fields.ts';
import { isFilled } from '../../domain/validation/is-filled.ts';
import { type ValidationText, validationRules } from '../../domain/validation/rules.ts';
import type { User } from '../../payload/schema.ts';

/** The fields about the person, in the order of the form. */
export const PERSON_FIELDS = ['firstName', 'lastName', 'email', 'company'] as const;

/** A field about the person who sends the request. */
export type PersonField = (typeof PERSON_FIELDS)[number];

/** Values of the fields about the person. */
export type Person = Record<PersonField, string>;

/** Values of an empty form. */
export const noPerson: Person = { firstName: '', lastName: '', email: '', company: '' };

/** Returns the rules of these fields; fields that the profile fills aren't validated. */
export function personEntries(text: ValidationText, user: User | null) {
  const known = profileFields(user);
  const asked = (name: PersonField) =>
    v.pipe(
      v.string(),
      v.trim(),
      v.check((value) => known[name] !== undefined || isFilled(value), text('validation.required')),
    );
  return {
    firstName: asked('firstName'),
    lastName: asked('lastName'),
    email: v.pipe(asked('email'), validationRules(text).email()),
    company: asked('company'),
  };
}

/** Returns what is sent about the person: the profile's values, else the form's. */
export function personOf({ firstName, lastName, email, company }: Person, user: User | null): Person {
  const known = profileFields(user);
  return {
    firstName: known.firstName ?? firstName,
    lastName: known.lastName ?? lastName,
    email: known.email ?? email,
    company: known.company ?? company,
  };
}
