import { type ChangeEvent, type FocusEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { isSameValue } from '../../lib/is-same-value.ts';
import { dropDraft, keepDraft } from '../../lib/storage/draft.ts';
import type { FormFailure, FormValues } from './form-state.ts';
import { nativeTexts } from './native-texts.ts';
import { readFormDraft } from './read-form-draft.ts';
import { markAsSending, type SentBefore, sentBefore, unmark } from './sending-mark.ts';
import { type FormHandle, type FormOptions, useFormEngine } from './useFormEngine.ts';

export interface HookFormOptions<Input extends FormValues, Output> extends FormOptions<keyof Input & string> {
  schema: GenericSchema<Input, Output>;
  defaultValues: Input;
  /**
   * Sends the values; never runs twice at a time. A returned failure is shown, the input stays.
   *
   * @param signal aborted by the form's `abort`
   */
  onSubmit: (values: Output, signal: AbortSignal) => Submission<Input> | Promise<Submission<Input>>;
  /** Name under which the input is kept across pages, in the browser tab. Never for passwords. */
  draft?: string;
}

type Submission<Input extends FormValues> = FormFailure<keyof Input & string> | undefined;

/** A form whose values React Hook Form stores. */
export interface HookFormHandle<Input extends FormValues> extends FormHandle<keyof Input & string> {
  /** Props of `TextInput`, `Textarea`, `PasswordInput`, `Select`, `Checkbox`. For others see `Controlled`. */
  register(name: keyof Input & string): {
    name: string;
    ref: (element: HTMLElement | null) => void;
    onChange: (event: ChangeEvent<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
  /** Resets the form and deletes its draft, with all that is known of it. */
  reset(): void;
  /** After a submit that succeeded: resets the form, but for fields that were changed since. */
  settle(): void;
  /** What the form shows was entered before, on another page or in a closed dialog. */
  isRestored: boolean;
  /** Whether anything differs from an empty form. */
  isFilled(): boolean;
  /** What may have been sent, if the page was left before the service answered. Follows what is entered. */
  sentBefore: SentBefore | undefined;
  /** React Hook Form's methods for values: `watch`, `setValue` … */
  hookForm: UseFormReturn<Input>;
}

/**
 * The form engine on React Hook Form, which stores the values and registers the fields. Validation, errors and
 * submitting are the engine's.
 */
export function useHookForm<Input extends FormValues, Output>({
  schema,
  defaultValues,
  onSubmit,
  draft,
  ...options
}: HookFormOptions<Input, Output>): HookFormHandle<Input> {
  const formRef = useRef<HTMLFormElement>(null);
  const { hookForm, empty, ...kept } = useDraftForm({ schema, defaultValues, draft });
  const sent = useRef<Input>(undefined);

  const read = () => {
    for (const [name, text] of nativeTexts(formRef.current, hookForm.getValues())) {
      const path = name as FieldPath<Input>;
      hookForm.setValue(path, text as PathValue<Input, typeof path>);
    }
    return hookForm.getValues();
  };

  const form = useFormEngine<Input, Output>({
    options,
    formRef,
    schema,
    errorText: options.errorText,
    read,
    async send(output, values, signal) {
      sent.current = structuredClone(values);
      return kept.whileMarked(values, () => onSubmit(output, signal));
    },
  });

  return {
    ...form,
    draft,
    register(name) {
      const { onChange, onBlur, ref } = hookForm.register(name as FieldPath<Input>);
      return {
        name,
        ref,
        onChange: (event) => {
          void onChange(event);
          form.check(name, isChosen(event.target) ? 'change' : 'input');
        },
        onBlur: (event) => {
          void onBlur(event);
          form.check(name, 'blur');
        },
      };
    },
    reset() {
      hookForm.reset(empty as DefaultValues<Input>);
      kept.forgetSent();
      kept.endRestored();
    },
    settle() {
      kept.endRestored();
      const changed = Object.entries(read()).filter(
        ([name, value]) => !isSameValue(value, sent.current?.[name]),
      );
      hookForm.reset({ ...empty, ...Object.fromEntries(changed) } as DefaultValues<Input>);
    },
    isRestored: kept.isRestored,
    isFilled: () => !isSameValue(read(), empty),
    sentBefore: kept.sentBefore,
    hookForm,
  };
}

/** React Hook Form whose values are kept under the name of a draft, with a mark while they are being sent. */
function useDraftForm<Input extends FormValues>({
  schema,
  defaultValues,
  draft,
}: Pick<HookFormOptions<Input, unknown>, 'schema' | 'defaultValues' | 'draft'>) {
  const [empty] = useState(defaultValues);
  const [initial] = useState(() => ({ ...empty, ...(draft && readFormDraft(draft, empty, schema)) }));
  const hookForm = useForm<Input>({ defaultValues: initial as DefaultValues<Input> });
  const { subscribe } = hookForm;
  const [isRestored, setIsRestored] = useState(() => !isSameValue(initial, empty));
  const [mayHave, setMayHave] = useState(() =>
    draft && isRestored ? sentBefore(draft, initial as Input) : undefined,
  );

  useEffect(() => {
    if (!draft) return;
    return subscribe({
      formState: { values: true },
      callback({ values }) {
        if (isSameValue(values, empty)) dropDraft(draft);
        else keepDraft(draft, values);
        setMayHave((known) => known && sentBefore(draft, values));
      },
    });
  }, [draft, subscribe, empty]);

  return {
    hookForm,
    empty,
    isRestored,
    sentBefore: mayHave,
    endRestored: () => setIsRestored(false),
    forgetSent() {
      if (draft) unmark(draft);
      setMayHave(undefined);
    },
    async whileMarked(values: Input, send: () => Submission<Input> | Promise<Submission<Input>>) {
      if (!draft) return send();
      keepDraft(draft, values);
      markAsSending(draft, values);
      const failure = await send();
      if (!failure?.isUncertain) unmark(draft);
      setMayHave(undefined);
      return failure;
    },
  };
}

/** A control whose every change is final; typed text is final only on `change` or blur. */
function isChosen(target: EventTarget): boolean {
  return (
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(target.type))
  );
}
