import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { focusControl } from '../../lib/focus-field.ts';
import type { ShortFormHandle } from './form-handle.ts';
import { useAfterPress } from './useAfterPress.ts';

/** Values of a short form by field name. */
type Texts<Name extends string> = Record<Name, string>;

export interface ShortFormOptions<Name extends string, Output> {
  schema: v.GenericSchema<Texts<Name>, Output>;
  /** Labels by field name, in the order of the fields. */
  labels: Texts<Name>;
  /** Sends the values; runs once at a time. Whoever calls tells a failure, the input stays. */
  onSubmit: (values: Output) => Promise<void>;
  /** Shown when `onSubmit` throws; the error itself goes to `reportError`. */
  errorText: string;
}

/**
 * A form of one or two lines of text, such as the login. It behaves as `useForm` does, without React Hook
 * Form: that is more bytes than all else between a visitor and a login.
 *
 * The input outlives the fields: a dialog that is closed and opened again shows it.
 */
export function useShortForm<Name extends string, Output>({
  schema,
  labels,
  onSubmit,
  errorText,
}: ShortFormOptions<Name, Output>): ShortFormHandle<Name> {
  const [errors, setErrors] = useState<Partial<Texts<Name>>>({});
  const [formError, setFormError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [invalidAttempts, setInvalidAttempts] = useState(0);
  const values = useRef<Partial<Texts<Name>>>({});
  const isSending = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef(null);
  const afterPress = useAfterPress();
  const idPrefix = useId();

  useEffect(() => {
    const invalid = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalidAttempts > 0 && invalid) focusControl(invalid);
  }, [invalidAttempts]);

  const validate = () => {
    // From the fields themselves: a password manager may fill them without an event.
    if (formRef.current) values.current = Object.fromEntries(new FormData(formRef.current)) as Texts<Name>;
    return v.safeParse(schema, values.current);
  };

  const check: ShortFormHandle<Name>['check'] = (name, on) => {
    if (on === 'input' && !errors[name]) return;
    const update = () => {
      const messages = messagesOf<Name>(validate());
      // Fields with an error too: one may depend on the other, as a repeated password does.
      setErrors((present) => keep(messages, (field) => field === name || present[field]));
    };
    if (on === 'input') update();
    else afterPress(update);
  };

  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (isSending.current) return;
    setFormError(undefined);
    const result = validate();
    setErrors(messagesOf<Name>(result));
    if (!result.success) {
      setInvalidAttempts((count) => count + 1);
      return;
    }
    isSending.current = true;
    setBusy(true);
    try {
      await onSubmit(result.output);
    } catch (error) {
      reportError(error);
      setFormError(errorText);
    }
    isSending.current = false;
    setBusy(false);
  };

  return {
    field: (name) => ({ id: `${idPrefix}${name}`, label: labels[name], error: errors[name] }),
    register: (name) => ({
      name,
      // Not as a default value, which would write a password into the markup.
      ref: (input) => {
        if (input && !input.value) input.value = values.current[name] ?? '';
      },
      // React's onChange passes over a value that a script, such as a password manager's, has set beforehand.
      onInput: (event) => {
        values.current[name] = event.currentTarget.value;
        check(name, 'input');
      },
      onBlur: () => check(name, 'blur'),
    }),
    check,
    submit,
    clearErrors: () => setErrors({}),
    busy,
    formError,
    summary: [],
    formRef,
    summaryRef,
  };
}

/** The messages of some fields only. */
function keep<Name extends string>(messages: Partial<Texts<Name>>, isKept: (name: Name) => unknown) {
  return Object.fromEntries(
    Object.entries(messages).filter(([name]) => isKept(name as Name)),
  ) as typeof messages;
}

/** The first message of each field. */
function messagesOf<Name extends string>(result: v.SafeParseResult<v.GenericSchema>): Partial<Texts<Name>> {
  const messages: Partial<Texts<Name>> = {};
  for (const issue of result.issues ?? []) messages[v.getDotPath(issue) as Name] ??= issue.message;
  return messages;
}
