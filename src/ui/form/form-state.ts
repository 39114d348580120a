import type { ReactNode } from 'react';
import { isSameValue } from '../../lib/is-same-value.ts';

/** Number of errors from which a summary gets the focus instead of the first field. */
export const SUMMARY_FROM = 3;

/** Values of a form by field name. */
export type FormValues = Record<string, unknown>;

/** Messages by field name. */
export type FormMessages<Name extends string = string> = Partial<Record<Name, string>>;

/** Why a submit failed: shown above the form, at fields, or both. */
export interface FormFailure<Name extends string = string> {
  /** A string, or an element such as `RetryText`. */
  form?: ReactNode;
  fields?: { readonly [Field in Name]?: string };
  /** Without an answer of the service: it may have the values. @default false */
  isUncertain?: boolean;
}

/** A value that the server refused, with its message. */
interface Refusal<Name extends string> {
  name: Name;
  value: unknown;
  message: string;
}

/** What a form shows apart from its fields' values. Each transition below returns the next state. */
export interface FormState<Name extends string = string> {
  /** Messages at the fields. */
  messages: FormMessages<Name>;
  refusals: readonly Refusal<Name>[];
  /**
   * Message of the last submit as a whole, with the number of its attempt: identical messages are separate failures.
   */
  failure: { content: ReactNode; attempt: number } | undefined;
  /** A submit is in progress. */
  busy: boolean;
  /** Number of failed submits; each moves the focus to the errors. */
  attempt: number;
  /** Fields with an error of the last submit that the form did not show. */
  hidden: readonly Name[];
  /** Whether the last submit found so many errors that they are listed, or one of a hidden field. */
  isSummarised: boolean;
  /** A submit has succeeded and nothing was typed since, so blur reports no errors. */
  isAtRest: boolean;
}

/** A form before its first submit. */
export const initialFormState: FormState<never> = {
  messages: {},
  refusals: [],
  failure: undefined,
  busy: false,
  attempt: 0,
  hidden: [],
  isSummarised: false,
  isAtRest: false,
};

/**
 * A field was validated. Other fields with errors are checked again: one may depend on the other, such as a repeated
 * password.
 */
export function checked<Name extends string>(
  state: FormState<Name>,
  name: Name,
  found: FormMessages<Name>,
  values: FormValues,
): FormState<Name> {
  const messages = pick(withRefusals(state, found, values), (each) => each === name || state.messages[each]);
  return { ...state, messages };
}

/**
 * A submit found invalid fields. The previous submit's message stays: the form must not shrink on a press.
 *
 * @param isShown whether the form shows the field, and with it the message
 */
export function invalid<Name extends string>(
  state: FormState<Name>,
  found: FormMessages<Name>,
  values: FormValues,
  isShown: (name: Name) => boolean = () => true,
): FormState<Name> {
  return attempted({ ...state, messages: withRefusals(state, found, values) }, isShown);
}

/** Valid values are being sent. Messages stay until the response, so that nothing moves under the pointer. */
export function sending<Name extends string>(state: FormState<Name>, values: FormValues): FormState<Name> {
  const refused = withRefusals(state, {}, values);
  return { ...state, busy: true, messages: pick(state.messages, (name) => refused[name]) };
}

/** The sent values were accepted. */
export function accepted<Name extends string>(state: FormState<Name>): FormState<Name> {
  return { ...cleared(state), busy: false, isAtRest: true };
}

/** The sent values were refused. Earlier refusals of other values stay. */
export function refused<Name extends string>(
  state: FormState<Name>,
  { form, fields = {} }: FormFailure<Name>,
  sent: FormValues,
  isShown: (name: Name) => boolean = () => true,
): FormState<Name> {
  const messages = pick(fields as FormMessages<Name>, Boolean);
  const news = Object.entries<string | undefined>(messages).map(([name, message = '']) => ({
    name: name as Name,
    value: sent[name],
    message,
  }));
  const failed = attempted({ ...state, busy: false, messages }, isShown);
  return {
    ...failed,
    failure: form ? { content: form, attempt: failed.attempt } : undefined,
    refusals: [...state.refusals.filter(({ name, value }) => !isSameValue(value, sent[name])), ...news],
  };
}

/** Clears the errors; a submit in progress continues. */
export function cleared<Name extends string>({ busy, attempt, isAtRest }: FormState<Name>): FormState<Name> {
  return { ...initialFormState, busy, attempt, isAtRest };
}

function attempted<Name extends string>(
  state: FormState<Name>,
  isShown: (name: Name) => boolean,
): FormState<Name> {
  const names = Object.keys(state.messages) as Name[];
  const hidden = names.filter((name) => !isShown(name));
  const isSummarised = names.length >= SUMMARY_FROM || hidden.length > 0;
  return { ...state, attempt: state.attempt + 1, hidden, isSummarised };
}

/** Errors of the schema, and refusals of the server for values still in their fields. */
function withRefusals<Name extends string>(
  { refusals }: FormState<Name>,
  found: FormMessages<Name>,
  values: FormValues,
): FormMessages<Name> {
  const standing = refusals.filter(({ name, value }) => isSameValue(value, values[name]));
  const messages = Object.fromEntries(standing.map(({ name, message }) => [name, message]));
  return { ...(messages as FormMessages<Name>), ...found };
}

function pick<Name extends string>(
  messages: FormMessages<Name>,
  isKept: (name: Name) => unknown,
): FormMessages<Name> {
  const kept = Object.entries(messages).filter(([name]) => isKept(name as Name));
  return Object.fromEntries(kept) as FormMessages<Name>;
}
