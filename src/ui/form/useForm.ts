import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, useForm as useHookForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { reportFailure } from '../../lib/report-failure.ts';
import { flattenErrors } from './flatten-errors.ts';
import type { FormFailure, FormHandle, FormValues } from './form-handle.ts';
import { resolverOf } from './resolver-of.ts';
import { useAfterPress } from './useAfterPress.ts';
import { useInvalidAttempt } from './useInvalidAttempt.ts';

/** Type of errors that the server found; only a change of their own field clears them. */
const fromServer = 'server';

export interface FormOptions<Input extends FormValues, Output> {
  /** With its fields in the order in which they are shown. */
  schema: GenericSchema<Input, Output>;
  defaultValues: DefaultValues<Input>;
  /** Labels by field name, in the order of the fields; for them and the summary. */
  labels: { readonly [Name in FieldPath<Input>]?: string };
  /** Sends the values; runs once at a time. A returned failure is shown, the input stays. */
  onSubmit: (values: Output) => Submission<Input> | Promise<Submission<Input>>;
  /** Shown when `onSubmit` throws; the error itself goes to `reportFailure`. */
  errorText: string;
}

type Submission<Input extends FormValues> = FormFailure<FieldPath<Input>> | undefined;

/**
 * A form whose fields are validated on change, blur and input, on input only while they have an error
 * (spec S§5). Two submits in one task are one. An invalid submit focuses the first field with an error, or
 * the summary when there are three or more.
 */
export function useForm<Input extends FormValues, Output>({
  schema,
  defaultValues,
  labels,
  onSubmit,
  errorText,
}: FormOptions<Input, Output>): FormHandle<Input, Output> {
  const hookForm = useHookForm<Input, unknown, Output>({
    resolver: resolverOf(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = hookForm.formState;
  const idPrefix = useId();
  const { formRef, summaryRef, isSummarised, setErrorCount } = useInvalidAttempt();
  const latched = useRef(false);
  const afterPress = useAfterPress();
  const [formError, setFormError] = useState<ReactNode>();

  // Checks of the whole object, as of two fields together, come after those of all fields.
  const order = Object.keys(labels);
  const named = flattenErrors(errors).sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const errorOf = (name: string) => named.find((error) => error.name === name);
  const idOf = (name: string) => `${idPrefix}${name}`;

  /** Fields with an error are looked at again too: one may depend on the other, as a repeated password does. */
  const validate = (name: FieldPath<Input>) => {
    const others = named.filter((error) => error.type !== fromServer && error.name !== name);
    return hookForm.trigger([name, ...others.map((error) => error.name as FieldPath<Input>)]);
  };

  const check: FormHandle<Input>['check'] = (name, on) => {
    const error = errorOf(name);
    if (on === 'input' && !error) return;
    // What the server refused stays refused until it is changed.
    if (on === 'blur' && error?.type === fromServer) return;
    if (on === 'input') void validate(name);
    else afterPress(() => void validate(name));
  };

  const showFailure = ({ form, fields = {} }: FormFailure) => {
    setFormError(form);
    const messages = Object.entries(fields).filter(([, message]) => message);
    for (const [name, message] of messages) {
      hookForm.setError(name as FieldPath<Input>, { type: fromServer, message });
    }
    if (messages.length > 0) setErrorCount(messages.length);
  };

  const send = async (values: Output) => {
    try {
      const failure = await onSubmit(values);
      if (failure) showFailure(failure);
    } catch (error) {
      reportFailure(error);
      showFailure({ form: errorText });
    }
  };

  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (latched.current) return;
    latched.current = true;
    setFormError(undefined);
    setErrorCount(0);
    let errorCount = 0;
    try {
      await hookForm.handleSubmit(send, (found) => {
        errorCount = flattenErrors(found).length;
      })(event);
      if (errorCount > 0) setErrorCount(errorCount);
    } finally {
      latched.current = false;
    }
  };

  return {
    field: (name) => ({ id: idOf(name), label: labels[name] ?? name, error: errorOf(name)?.message }),
    register(name) {
      const { onChange, onBlur, ref } = hookForm.register(name);
      return {
        name,
        ref,
        onChange: (event) => {
          void onChange(event);
          check(name, isChosen(event.target) ? 'change' : 'input');
        },
        onBlur: (event) => {
          void onBlur(event);
          check(name, 'blur');
        },
      };
    },
    check,
    submit,
    busy: isSubmitting,
    formError,
    summary: isSummarised
      ? named.map(({ name, message }) => ({
          id: idOf(name),
          label: labels[name as FieldPath<Input>] ?? name,
          message,
        }))
      : [],
    formRef,
    summaryRef,
    hookForm,
  };
}

/** A control whose every change is final; typed text is final on `change` or blur only. */
function isChosen(target: EventTarget): boolean {
  return (
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(target.type))
  );
}
