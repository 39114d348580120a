import * as v from 'valibot';
import { reportFailure } from '../../lib/report-failure.ts';
import { fieldOf } from './field-of.ts';
import {
  accepted,
  checked,
  cleared,
  type FormFailure,
  type FormMessages,
  type FormState,
  type FormValues,
  initialFormState,
  invalid,
  refused,
  sending,
} from './form-state.ts';

/** When a field is validated: while typing, when its value is final, or on blur. */
export type FormOccasion = 'input' | 'change' | 'blur';

/** What the engine needs from a form; each adapter stores the values in its own way. */
export interface FormWiring<Values extends FormValues, Output> {
  /** The fields in visual order. */
  names: readonly (keyof Values & string)[];
  /** Whether the form shows a field now, and with it the field's message. */
  isShown(name: keyof Values & string): boolean;
  schema: v.GenericSchema<Values, Output>;
  /** The current values. Reads the DOM: scripts and password managers set values without events. */
  read(): Values;
  /**
   * Sends the values; never runs twice at a time. A returned failure is shown, the input stays.
   *
   * @param values the values read
   * @param signal aborted when the response is no longer needed
   */
  send(output: Output, values: Values, signal: AbortSignal): Answer<Values> | Promise<Answer<Values>>;
  /**
   * Shown if `send` throws, which goes to `reportFailure`; if it fails without a message; and in place of messages that
   * have no field or no words of their own.
   */
  errorText: string;
}

type Answer<Values> = FormFailure<keyof Values & string> | undefined;

/** Controls a form: when fields are validated, what a submit does, and how the response is handled. */
export interface FormEngine<Name extends string> {
  state(): FormState<Name>;
  subscribe(listener: () => void): () => void;
  check(name: Name, on: FormOccasion): void;
  /** The user has typed or selected something. */
  wake(): void;
  /** Two submits in one task count once. */
  submit(): Promise<void>;
  /** Clears the errors and keeps the input. */
  clear(): void;
  /** Aborts the submit; the form can be sent again at once. */
  abort(): void;
}

/** @param wiring returns the current wiring of the form */
export function createFormEngine<Values extends FormValues, Output>(
  wiring: () => FormWiring<Values, Output>,
): FormEngine<keyof Values & string> {
  type Name = keyof Values & string;
  const listeners = new Set<() => void>();
  let state: FormState<Name> = initialFormState;
  let running: AbortController | undefined;

  const become = (next: FormState<Name>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const validate = (values: Values) => {
    const { schema, errorText } = wiring();
    // The message of the library, for values of a wrong type as in an old draft, is for developers.
    const result = v.safeParse(schema, values, { message: errorText });
    return { result, found: messagesOf<Name>(result) };
  };

  const ask = async (output: Output, values: Values, signal: AbortSignal): Promise<Answer<Values>> => {
    const { send, errorText, names } = wiring();
    try {
      const failure = await send(output, values, signal);
      return failure && said(failure, names, errorText);
    } catch (error) {
      if (!signal.aborted) reportFailure(error);
      return { form: errorText };
    }
  };

  const refusedByRules = (found: FormMessages<Name>, values: Values): FormState<Name> => {
    const { names, errorText, isShown } = wiring();
    const refusal = said({ fields: found }, names, errorText);
    const next = invalid(state, refusal.fields ?? {}, values, isShown);
    return refusal.form ? { ...next, failure: { content: refusal.form, attempt: next.attempt } } : next;
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check(name, on) {
      if (on === 'input' ? !state.messages[name] : state.isAtRest) return;
      const values = wiring().read();
      become(checked(state, name, validate(values).found, values));
    },
    wake() {
      if (state.isAtRest) become({ ...state, isAtRest: false });
    },
    async submit() {
      if (state.busy) return;
      const values = wiring().read();
      const { result, found } = validate(values);
      if (!result.success) return become(refusedByRules(found, values));
      become(sending(state, values));
      running = new AbortController();
      const { signal } = running;
      const failure = await ask(result.output as Output, values, signal);
      if (signal.aborted) return;
      become(failure ? refused(state, failure, values, wiring().isShown) : accepted(state));
    },
    clear: () => become(cleared(state)),
    abort() {
      running?.abort();
      if (state.busy) become({ ...state, busy: false });
    },
  };
}

/** The first message of each field. */
function messagesOf<Name extends string>(result: v.SafeParseResult<v.GenericSchema>): FormMessages<Name> {
  const messages: FormMessages<Name> = {};
  for (const issue of result.issues ?? []) {
    messages[fieldOf(issue) as Name] ??= issue.message;
  }
  return messages;
}

/** Converts a failure to messages: only for fields of the form, and never empty. */
function said<Name extends string>(
  { form, fields = {} }: FormFailure<Name>,
  names: readonly Name[],
  errorText: string,
): FormFailure<Name> {
  const known = Object.entries(fields).filter(([name, message]) => message && names.includes(name as Name));
  return {
    form: form || (known.length === 0 && errorText),
    fields: Object.fromEntries(known) as FormFailure<Name>['fields'] & {},
  };
}
