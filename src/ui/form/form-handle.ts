import type { ChangeEvent, FocusEvent, ReactNode, RefObject, SyntheticEvent } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { FieldProblem } from './ErrorSummary.tsx';

/** Values of a form by field name. */
export type FormValues = Record<string, unknown>;

/** Why a submit failed: shown above the form, beside fields, or both. */
export interface FormFailure<Name extends string = string> {
  /** Text, or an element such as `RetryText`. */
  form?: ReactNode;
  fields?: { readonly [Field in Name]?: string };
}

/** What a form shows around its fields, by whichever hook it is made. */
export interface FormState<Name extends string> {
  /** Validates a field as becomes the occasion: `input` while it is typed, `change` once it stands, `blur`. */
  check(name: Name, on: 'input' | 'change' | 'blur'): void;
  submit(event?: SyntheticEvent): Promise<void>;
  /** Submitting is under way. */
  busy: boolean;
  /** Failure of the last submit as a whole. */
  formError: ReactNode;
  /** What is left of the errors of the last submit, if there were many. */
  summary: readonly FieldProblem[];
  formRef: RefObject<HTMLFormElement | null>;
  summaryRef: RefObject<HTMLElement | null>;
}

/** A form's state and what its parts need; made by `useForm`, rendered by `Form`. */
export interface FormHandle<Input extends FormValues, Output = unknown> extends FormState<FieldPath<Input>> {
  /** Properties of `Field` and `FieldGroup`. */
  field(name: FieldPath<Input>): { id: string; label: string; error: string | undefined };
  /** Properties of `TextInput`, `Textarea`, `PasswordInput`, `Select`, `Checkbox`. For others see `Controlled`. */
  register(name: FieldPath<Input>): {
    name: string;
    ref: (element: HTMLElement | null) => void;
    onChange: (event: ChangeEvent<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
  /** React Hook Form's own methods: `watch`, `setValue`, `reset` … */
  hookForm: UseFormReturn<Input, unknown, Output>;
}

/** The same for a form whose fields keep their values themselves; made by `useShortForm`. */
export interface ShortFormHandle<Name extends string> extends FormState<Name> {
  /** Properties of `Field` and `FieldGroup`. */
  field(name: Name): { id: string; label: string; error: string | undefined };
  /** Properties of `TextInput` and `PasswordInput`. */
  register(name: Name): {
    name: string;
    ref: (input: HTMLInputElement | null) => void;
    onInput: (event: SyntheticEvent<HTMLInputElement>) => void;
    onBlur: () => void;
  };
  /** Properties of a `Checkbox` that is one of several of its name. */
  box(name: Name, value: string): { name: string; value: string; defaultChecked: boolean };
  /** Puts texts into fields, whether they are there already or not yet. */
  fill(texts: { readonly [Field in Name]?: string }): void;
  /** Takes the errors away and keeps the input. */
  clearErrors(): void;
  /** Forgets the input; for fields that are no longer there. */
  reset(): void;
}

/** An element that takes text or a choice. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The same for a form on values that are stored already; made by `useEditForm`. */
export interface EditFormHandle<Values extends FormValues> extends FormState<keyof Values & string> {
  /** Properties of `Field` and `FieldGroup`. */
  field(name: keyof Values & string): { id: string; label: string; error: string | undefined };
  /** Properties of `TextInput`, `Textarea` and `Select`. */
  text(name: keyof Values & string): {
    name: string;
    value: string;
    onInput: (event: SyntheticEvent<TextControl>) => void;
    onChange: (event: SyntheticEvent<TextControl>) => void;
    onBlur: () => void;
  };
  /** As they are shown: what is stored, with the edits. */
  values: Values;
  /** Sets a value of any kind, such as that of a box. @param on occasion of `check`. @default 'change' */
  set<Name extends keyof Values & string>(name: Name, value: Values[Name], on?: 'input' | 'change'): void;
  isEdited: boolean;
  /** Edits of an earlier visit to the page are back. */
  isRestored: boolean;
  /** Gives the edits up. */
  discard(): void;
}
