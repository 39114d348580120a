import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { isSameValue } from '../../lib/is-same-value.ts';
import { dropDraft, keepDraft, readDraft } from '../../lib/storage/draft.ts';
import type { FormFailure, FormValues } from './form-state.ts';
import { nativeTexts, type TextControl } from './native-texts.ts';
import { readFormDraft } from './read-form-draft.ts';
import { type FormHandle, type FormOptions, useFormEngine } from './useFormEngine.ts';

export interface EditFormOptions<Values extends FormValues, Output>
  extends FormOptions<keyof Values & string> {
  schema: GenericSchema<Values, Output>;
  /** The stored values. Fields without edits follow them. */
  saved: Values;
  /**
   * Stores the values; never runs twice at a time. On a returned failure the edits stay, else they are done.
   *
   * @param changed names of the fields that differ from the stored values
   */
  onSubmit: (
    values: Output,
    changed: readonly (keyof Values & string)[],
  ) => Promise<FormFailure<keyof Values & string> | undefined>;
  /** Name under which edits are kept across pages, in the browser tab. */
  draft?: string;
  /** How edits of lists are put on top of stored values that have changed since. @default the edit counts */
  merges?: Merges<Values>;
}

type Merges<Values> = {
  readonly [Name in keyof Values]?: (
    base: Values[Name],
    mine: Values[Name],
    theirs: Values[Name],
  ) => Values[Name];
};

/** A form for stored values. */
export interface EditFormHandle<Values extends FormValues> extends FormHandle<keyof Values & string> {
  /** Props of `TextInput`, `Textarea` and `Select`. */
  text(name: keyof Values & string): {
    name: string;
    value: string;
    onInput: (event: SyntheticEvent<TextControl>) => void;
    onChange: (event: SyntheticEvent<TextControl>) => void;
    onBlur: () => void;
  };
  /** The shown values: stored ones with the edits. */
  values: Values;
  /** Sets a value of any kind, such as a checkbox's. @param on occasion of `check`. @default 'change' */
  set<Name extends keyof Values & string>(name: Name, value: Values[Name], on?: 'input' | 'change'): void;
  isEdited: boolean;
  /** Edits of an earlier page have been restored. */
  isRestored: boolean;
  /** Discards the edits. */
  discard(): void;
}

/** The form engine for native fields with stored values, such as a profile; it keeps only the edits. */
export function useEditForm<Values extends FormValues, Output>({
  schema,
  saved,
  onSubmit,
  draft,
  merges,
  ...options
}: EditFormOptions<Values, Output>): EditFormHandle<Values> {
  const formRef = useRef<HTMLFormElement>(null);
  const edits = useEdits({ saved, schema, draft, merges });

  const form = useFormEngine<Values, Output>({
    options,
    formRef,
    schema,
    errorText: options.errorText,
    read() {
      for (const [name, text] of nativeTexts(formRef.current, edits.now())) {
        edits.set(name, text as Values[typeof name]);
      }
      return edits.now();
    },
    async send(output, sent) {
      const failure = await onSubmit(output, edits.changed(sent));
      if (!failure) edits.settle(sent);
      return failure;
    },
  });

  const set: EditFormHandle<Values>['set'] = (name, value, on = 'change') => {
    edits.set(name, value);
    form.wake();
    form.check(name, on);
  };

  return {
    ...form,
    values: edits.values,
    isEdited: edits.isEdited,
    isRestored: edits.isRestored,
    set,
    text(name) {
      const take = ({ currentTarget }: SyntheticEvent<TextControl>) => {
        const on = currentTarget instanceof HTMLSelectElement ? 'change' : 'input';
        set(name, currentTarget.value as Values[typeof name], on);
      };
      return {
        name,
        value: String(edits.values[name]),
        // React's onChange misses a value set before by a script, such as a password manager.
        onInput: take,
        onChange: take,
        onBlur: () => form.check(name, 'blur'),
      };
    },
    discard() {
      edits.discard();
      form.clearErrors();
    },
  };
}

/** Edits of stored values, kept under the name of a draft together with the values that were edited. */
function useEdits<Values extends FormValues>({
  saved,
  schema,
  draft,
  merges = {},
}: Pick<EditFormOptions<Values, unknown>, 'saved' | 'schema' | 'draft' | 'merges'>) {
  type Name = keyof Values & string;
  const [edits, setEdits] = useState<Partial<Values>>(() =>
    draft ? readFormDraft(draft, saved, schema) : {},
  );
  const [bases, setBases] = useState<Partial<Values>>(() => (draft ? readDraft(baseOf(draft), saved) : {}));
  const [isRestored, setIsRestored] = useState(() => Object.keys(edits).length > 0);
  const onTop = <Each extends Name>(name: Each, mine: Values[Each]) =>
    merges[name]?.(bases[name] ?? saved[name], mine, saved[name]) ?? mine;
  const merged = Object.entries(edits).map(([name, mine]) => [name, onTop(name as Name, mine)]);
  const values: Values = { ...saved, ...Object.fromEntries(merged) };
  const changed = (present: Values) =>
    Object.keys(saved).filter((name) => !isSameValue(present[name], saved[name])) as Name[];
  const isEdited = changed(values).length > 0;
  /** From the latest event, which React may not have rendered yet. */
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });

  useEffect(() => {
    if (!draft) return;
    if (!isEdited) return drop(draft);
    keepDraft(draft, edits);
    keepDraft(baseOf(draft), bases);
  }, [draft, isEdited, edits, bases]);

  return {
    values,
    isEdited,
    isRestored: isRestored && isEdited,
    now: () => latest.current,
    changed,
    set(name: Name, value: Values[Name]) {
      latest.current = { ...latest.current, [name]: value };
      setEdits((present) => ({ ...present, [name]: value }));
      setBases((present) => ({ ...present, [name]: saved[name] }));
    },
    /** The sent values are stored; text typed meanwhile is not. */
    settle(sent: Values) {
      // The form may be unmounted already, and its effect with it.
      if (draft) drop(draft);
      const isSent = (name: Name, mine: Values[Name]) => isSameValue(onTop(name, mine), sent[name]);
      setEdits((present) => without(present, (name) => isSent(name as Name, present[name] as Values[Name])));
      setIsRestored(false);
    },
    discard() {
      latest.current = saved;
      setEdits({});
      setIsRestored(false);
      if (draft) drop(draft);
    },
  };
}

const baseOf = (draft: string) => `${draft}#base`;

function drop(draft: string): void {
  dropDraft(draft);
  dropDraft(baseOf(draft));
}

function without<Values extends object>(values: Values, isLeftOut: (name: keyof Values) => boolean): Values {
  const kept = Object.entries(values).filter(([name]) => !isLeftOut(name as keyof Values));
  return Object.fromEntries(kept) as Values;
}
