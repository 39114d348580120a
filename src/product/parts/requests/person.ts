import * as v from 'valibot';
import { profileFields } from '../../../domain/contact/profile-fields.ts';
import { oneLine } from '../../../domain/validation/one-line.ts';
import { type ValidationText, validationRules } from '../../../domain/validation/rules.ts';
import type { User } from '../../../payload/schema.ts';

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
  const { required, email } = validationRules(text);
  const line = v.pipe(oneLine, required());
  const unlessKnown = (name: PersonField, rule: v.GenericSchema<string>) =>
    known[name] === undefined ? rule : v.string();
  return {
    firstName: unlessKnown('firstName', line),
    lastName: unlessKnown('lastName', line),
    email: unlessKnown('email', v.pipe(line, email())),
    company: unlessKnown('company', line),
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
