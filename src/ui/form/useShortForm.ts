import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { reportFailure } from '../../lib/report-failure.ts';
import type { FormFailure, ShortFormHandle } from './form-handle.ts';
import { type FormMessages, keepMessages, messagesOf } from './form-messages.ts';
import { readForm, type ShortFormValues } from './read-form.ts';
import { useAfterPress } from './useAfterPress.ts';
import { useInvalidAttempt } from './useInvalidAttempt.ts';

/** Names of the fields that hold a list. */
type ListOf<Input> = {
  [Name in keyof Input & string]: Input[Name] extends string[] ? Name : never;
}[keyof Input & string];

export interface ShortFormOptions<Input extends ShortFormValues, Output> {
  schema: v.GenericSchema<Input, Output>;
  /** Labels by field name, in the order of the fields. */
  labels: Readonly<Record<keyof Input & string, string>>;
  /** The fields that hold a list. @default [] */
  lists?: readonly ListOf<Input>[];
  /** Sends the values; runs once at a time. A returned failure is shown, the input stays. */
  onSubmit: (values: Output) => Promise<void> | Promise<FormFailure<keyof Input & string> | undefined>;
  /** Shown when `onSubmit` throws; the error itself goes to `reportFailure`. */
  errorText: string;
}

/**
 * A form whose fields keep their values themselves, as lines of text, selects and boxes to tick do. It behaves
 * as `useForm` does, without React Hook Form: that is more bytes than all else between a visitor and a login.
 *
 * The input outlives the fields: a dialog that is closed and opened again shows it.
 */
export function useShortForm<Input extends ShortFormValues, Output>({
  schema,
  labels,
  lists = [],
  onSubmit,
  errorText,
}: ShortFormOptions<Input, Output>): ShortFormHandle<keyof Input & string> {
  type Name = keyof Input & string;
  const [errors, setErrors] = useState<FormMessages<Name>>({});
  const [formError, setFormError] = useState<ReactNode>();
  const [busy, setBusy] = useState(false);
  const { formRef, summaryRef, isSummarised, setErrorCount } = useInvalidAttempt();
  const values = useRef<Partial<ShortFormValues>>({});
  const refused = useRef(new Map<string, { value: string; message: string }>());
  const isSending = useRef(false);
  const afterPress = useAfterPress();
  const idPrefix = useId();
  const names = Object.keys(labels) as Name[];
  const idOf = (name: Name) => idPrefix + name;

  const showInvalid = (messages: FormMessages<Name>) => {
    setErrors(messages);
    setErrorCount(Object.keys(messages).length);
  };

  const validate = () => {
    // From the fields themselves: a password manager may fill them without an event.
    if (formRef.current) values.current = readForm(formRef.current, names, lists);
    return v.safeParse(schema, values.current);
  };

  const check: ShortFormHandle<Name>['check'] = (name, on) => {
    if (on === 'input' && !errors[name]) return;
    const update = () => {
      const messages = messagesOf<Name>(validate());
      // What the server refused stays refused until it is changed.
      for (const [field, { value, message }] of refused.current) {
        if (String(values.current[field]) === value) messages[field as Name] ??= message;
      }
      // Fields with an error too: one may depend on the other, as a repeated password does.
      setErrors((present) => keepMessages(messages, (field) => field === name || present[field]));
    };
    if (on === 'input') update();
    else afterPress(update);
  };

  const showFailure = ({ form, fields = {} }: FormFailure<Name>) => {
    setFormError(form);
    const messages = fields as FormMessages<Name>;
    for (const [name, message] of Object.entries<string | undefined>(messages)) {
      if (message) refused.current.set(name, { value: String(values.current[name]), message });
    }
    if (refused.current.size > 0) showInvalid(messages);
  };

  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (isSending.current) return;
    setFormError(undefined);
    refused.current.clear();
    const result = validate();
    if (!result.success) {
      showInvalid(messagesOf(result));
      return;
    }
    setErrors({});
    isSending.current = true;
    setBusy(true);
    try {
      const failure = await onSubmit(result.output);
      if (failure) showFailure(failure);
    } catch (error) {
      reportFailure(error);
      setFormError(errorText);
    }
    isSending.current = false;
    setBusy(false);
  };

  const clearErrors = () => {
    setErrors({});
    setFormError(undefined);
    refused.current.clear();
  };

  return {
    field: (name) => ({ id: idOf(name), label: labels[name], error: errors[name] }),
    register: (name) => ({
      name,
      // Not as a default value, which would write a password into the markup.
      ref: (input) => {
        if (input && !input.value) input.value = String(values.current[name] ?? '');
      },
      // React's onChange passes over a value that a script, such as a password manager's, has set beforehand.
      onInput: (event) => {
        values.current[name] = event.currentTarget.value;
        check(name, 'input');
      },
      onBlur: () => check(name, 'blur'),
    }),
    box: (name, value) => ({ name, value, defaultChecked: values.current[name]?.includes(value) ?? false }),
    fill(texts) {
      Object.assign(values.current, texts);
      for (const [name, text] of Object.entries<string | undefined>(texts)) {
        const control = formRef.current?.elements.namedItem(name);
        if (control instanceof HTMLInputElement) control.value = text ?? '';
      }
    },
    check,
    submit,
    clearErrors,
    reset() {
      values.current = {};
      clearErrors();
    },
    busy,
    formError,
    summary: isSummarised
      ? names.flatMap((name) => {
          const message = errors[name];
          return message ? { id: idOf(name), label: labels[name], message } : [];
        })
      : [],
    formRef,
    summaryRef,
  };
}
