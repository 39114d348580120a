import * as v from 'valibot';
import { reportFailure } from '../../lib/report-failure.ts';
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

/** On which occasion a field is validated: while it is typed, once the value stands, or as it is left. */
export type FormOccasion = 'input' | 'change' | 'blur';

/** What the engine needs of a form; each adapter keeps the values in its own way. */
export interface FormWiring<Values extends FormValues, Output> {
  /** The fields, in the order in which they are shown. */
  names: readonly (keyof Values & string)[];
  schema: v.GenericSchema<Values, Output>;
  /** The present values. Reads the DOM: scripts and password managers set values without an event. */
  read(): Values;
  /**
   * Sends the values; runs once at a time. A returned failure is shown, the input stays.
   *
   * @param values as they were read
   * @param signal aborted once nobody waits for the answer
   */
  send(output: Output, values: Values, signal: AbortSignal): Answer<Values> | Promise<Answer<Values>>;
  /** Shown when `send` throws, or fails without a word; the error itself goes to `reportFailure`. */
  errorText: string;
}

type Answer<Values> = FormFailure<keyof Values & string> | undefined;

/** Runs one form: when its fields are validated, what a submit does, and what becomes of the answer. */
export interface FormEngine<Name extends string> {
  state(): FormState<Name>;
  subscribe(listener: () => void): () => void;
  check(name: Name, on: FormOccasion): void;
  /** Something is typed or chosen. */
  wake(): void;
  /** Two submits in one task are one. */
  submit(): Promise<void>;
  /** Takes the errors away and keeps the input. */
  clear(): void;
  /** Nobody waits for the answer any more; the form can be sent again at once. */
  abort(): void;
}

/** @param wiring gives what the form is made of now */
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
    const result = v.safeParse(wiring().schema, values);
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
      if (!result.success) return become(invalid(state, found, values));
      become(sending(state, values));
      running = new AbortController();
      const { signal } = running;
      const failure = await ask(result.output as Output, values, signal);
      if (!signal.aborted) become(failure ? refused(state, failure, values) : accepted(state));
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
  for (const issue of result.issues ?? []) messages[v.getDotPath(issue) as Name] ??= issue.message;
  return messages;
}

/** A failure in words: without fields that the form does not have, and never silent. */
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
