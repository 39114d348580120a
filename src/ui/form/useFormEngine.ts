import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { focusControl } from '../../lib/focus/focus-field.ts';
import {
  createFormEngine,
  type FormEngine,
  type FormOccasion,
  type FormWiring,
} from './create-form-engine.ts';
import type { FieldProblem } from './ErrorSummary.tsx';
import type { FormState, FormValues } from './form-state.ts';
import { useAfterPress } from './useAfterPress.ts';

/** What `Form` needs, from any adapter. */
export interface FormHandle<Name extends string> {
  /** Props of `Field` and `FieldGroup`. */
  field(name: Name): { id: string; label: string; error: string | undefined };
  /** Validates a field if the occasion requires it. */
  check(name: Name, on: FormOccasion): void;
  /** The user has typed or selected something. `Form` calls it for native fields. */
  wake(): void;
  submit(event?: SyntheticEvent): Promise<void>;
  /** Clears the errors and keeps the input. */
  clearErrors(): void;
  /** Aborts the submit. */
  abort(): void;
  /** A submit is in progress. */
  busy: boolean;
  /** Message of the last submit as a whole. */
  failure: FormState['failure'];
  /** Remaining errors of the last submit, if there were many. */
  summary: readonly FieldProblem[];
  formRef: RefObject<HTMLFormElement | null>;
  /** Name of the form's draft, if it has one. */
  draft?: string | undefined;
  summaryRef: RefObject<HTMLElement | null>;
  failureRef: RefObject<HTMLDivElement | null>;
}

/** Options common to the adapters of the engine. */
export interface FormOptions<Name extends string> {
  /** Labels by field name, in the order of the fields; used by fields and summary. */
  labels: { readonly [Field in Name]?: string };
  /** Shown if `onSubmit` throws; the error itself goes to `reportFailure`. */
  errorText: string;
}

interface Options<Values extends FormValues, Output>
  extends Omit<FormWiring<Values, Output>, 'names' | 'isShown'> {
  options: FormOptions<keyof Values & string>;
  formRef: RefObject<HTMLFormElement | null>;
}

/**
 * Connects the form engine to React: its state, the ids of the fields, and the focus, which a failed submit moves to
 * the summary, else to the first field with an error, else to the message of the whole.
 */
export function useFormEngine<Values extends FormValues, Output>({
  options: { labels },
  formRef,
  ...wiring
}: Options<Values, Output>): FormHandle<keyof Values & string> {
  type Name = keyof Values & string;
  const names = Object.keys(labels) as Name[];
  const idPrefix = useId();
  const idOf = (name: Name) => idPrefix + name;
  const labelOf = (name: Name) => labels[name] ?? name;
  const isShown = (name: Name) => Boolean(formRef.current?.querySelector(`[id="${idOf(name)}"]`));
  const whole = { ...wiring, names, isShown };
  const latest = useRef<FormWiring<Values, Output>>(whole);
  useLayoutEffect(() => {
    latest.current = whole;
  });
  const [engine] = useState<FormEngine<Name>>(() => createFormEngine(() => latest.current));
  const { messages, failure, busy, attempt, hidden, isSummarised } = useSyncExternalStore(
    engine.subscribe,
    engine.state,
  );
  const refs = { formRef, summaryRef: useRef<HTMLElement>(null), failureRef: useRef<HTMLDivElement>(null) };
  const { summaryRef, failureRef } = refs;
  const afterPress = useAfterPress();

  useEffect(() => {
    if (attempt === 0) return;
    const wrong = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    if (summaryRef.current) summaryRef.current.focus();
    else if (wrong) focusControl(wrong);
    else failureRef.current?.focus();
  }, [attempt, formRef, summaryRef, failureRef]);

  return {
    ...refs,
    field: (name) => ({ id: idOf(name), label: labelOf(name), error: messages[name] }),
    check(name, on) {
      if (on === 'input') engine.check(name, on);
      else afterPress(() => engine.check(name, on));
    },
    wake: engine.wake,
    async submit(event) {
      event?.preventDefault();
      await engine.submit();
    },
    clearErrors: engine.clear,
    abort: engine.abort,
    busy,
    failure,
    summary: names.flatMap((name) => {
      const message = isSummarised && messages[name];
      return message
        ? { id: idOf(name), label: labelOf(name), message, isHidden: hidden.includes(name) }
        : [];
    }),
  };
}
