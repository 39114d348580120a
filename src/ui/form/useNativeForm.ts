import { type SyntheticEvent, useRef } from 'react';
import type { GenericSchema } from 'valibot';
import type { FormFailure } from './form-state.ts';
import { type NativeValues, readForm } from './read-form.ts';
import { type FormHandle, type FormOptions, useFormEngine } from './useFormEngine.ts';

/** Names of the fields with a list of values. */
type ListOf<Input> = {
  [Name in keyof Input & string]: Input[Name] extends string[] ? Name : never;
}[keyof Input & string];

export interface NativeFormOptions<Input extends NativeValues, Output>
  extends FormOptions<keyof Input & string> {
  schema: GenericSchema<Input, Output>;
  labels: Readonly<Record<keyof Input & string, string>>;
  /** The fields with a list of values. @default [] */
  lists?: readonly ListOf<Input>[];
  /**
   * Sends the values; never runs twice at a time. A returned failure is shown, the input stays.
   *
   * @param signal aborted by `abort`
   */
  onSubmit: (
    values: Output,
    signal: AbortSignal,
  ) => Promise<void> | Promise<FormFailure<keyof Input & string> | undefined>;
}

/** A form whose native fields store their values. */
export interface NativeFormHandle<Name extends string> extends FormHandle<Name> {
  /** Props of `TextInput` and `PasswordInput`. */
  register(name: Name): {
    name: string;
    ref: (input: HTMLInputElement | null) => void;
    onInput: (event: SyntheticEvent<HTMLInputElement>) => void;
    onBlur: () => void;
  };
  /** Props of a `Checkbox` that is one of several with its name. */
  box(name: Name, value: string): { name: string; value: string; defaultChecked: boolean };
  /** Sets values of fields, now or once they are rendered. */
  fill(texts: { readonly [Field in Name]?: string }): void;
  /** Forgets the input; for fields that are no longer rendered. */
  reset(): void;
}

/**
 * The form engine for native fields: text fields, selects, and checkboxes. It avoids React Hook Form, which is larger
 * than everything else that a login needs.
 *
 * The input outlives the fields: a dialog that is reopened shows it.
 */
export function useNativeForm<Input extends NativeValues, Output>({
  schema,
  lists = [],
  onSubmit,
  ...options
}: NativeFormOptions<Input, Output>): NativeFormHandle<keyof Input & string> {
  type Name = keyof Input & string;
  const formRef = useRef<HTMLFormElement>(null);
  const values = useRef<Partial<NativeValues>>({});

  const form = useFormEngine<Input, Output>({
    options,
    formRef,
    schema,
    errorText: options.errorText,
    read() {
      if (formRef.current) values.current = readForm(formRef.current, Object.keys(options.labels), lists);
      return values.current as Input;
    },
    async send(output, _, signal) {
      return (await onSubmit(output, signal)) ?? undefined;
    },
  });

  return {
    ...form,
    register: (name) => ({
      name,
      // Not as a default value, which would write a password into the markup.
      ref: (input) => {
        if (input && !input.value) input.value = String(values.current[name] ?? '');
      },
      // React's onChange misses a value set before by a script, such as a password manager.
      onInput: (event) => {
        values.current[name] = event.currentTarget.value;
        form.check(name, 'input');
      },
      onBlur: () => form.check(name, 'blur'),
    }),
    box: (name, value) => ({ name, value, defaultChecked: values.current[name]?.includes(value) ?? false }),
    fill(texts) {
      Object.assign(values.current, texts);
      for (const [name, text] of Object.entries<string | undefined>(texts)) {
        const control = formRef.current?.elements.namedItem(name as Name);
        if (control instanceof HTMLInputElement) control.value = text ?? '';
      }
    },
    reset() {
      values.current = {};
      form.clearErrors();
    },
  };
}
