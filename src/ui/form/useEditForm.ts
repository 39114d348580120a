import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { dropDraft, keepDraft, readDraft } from '../../lib/draft.ts';
import { isSameValue } from '../../lib/is-same-value.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import type { EditFormHandle, FormFailure, FormValues, TextControl } from './form-handle.ts';
import { type FormMessages, messagesOf } from './form-messages.ts';
import { useAfterPress } from './useAfterPress.ts';
import { useInvalidAttempt } from './useInvalidAttempt.ts';

export interface EditFormOptions<Values extends FormValues, Output> {
  /** With its fields in the order in which they are shown. */
  schema: v.GenericSchema<Values, Output>;
  /** What is stored now. A field that is not edited follows it. */
  saved: Values;
  /** Labels by field name, for the fields and the summary. */
  labels: Readonly<Record<keyof Values & string, string>>;
  /**
   * Stores the values; runs once at a time. On a returned failure the edits stay, else they are done.
   *
   * @param changed names of the fields that differ from what is stored
   */
  onSubmit: (values: Output, changed: readonly (keyof Values & string)[]) => Promise<FormFailure | undefined>;
  /** Shown when `onSubmit` throws; the error itself goes to `reportFailure`. */
  errorText: string;
  /** Name under which edits outlive the page, until the browser's tab is closed. */
  draft?: string;
}

/**
 * A form on values that are stored already, such as a profile: it holds nothing but the edits. It validates and
 * submits as `useForm` does, without React Hook Form, which has more bytes than such an island.
 */
export function useEditForm<Values extends FormValues, Output>({
  schema,
  saved,
  labels,
  onSubmit,
  errorText,
  draft,
}: EditFormOptions<Values, Output>): EditFormHandle<Values> {
  type Name = keyof Values & string;
  const [edits, setEdits] = useState<Partial<Values>>(() => (draft ? readDraft(draft, saved) : {}));
  const [isRestored, setIsRestored] = useState(() => Object.keys(edits).length > 0);
  const [messages, setMessages] = useState<FormMessages<Name>>({});
  /** Values that the server refused. */
  const refused = useRef<Partial<Values>>({});
  const [formError, setFormError] = useState<ReactNode>();
  const [busy, setBusy] = useState(false);
  const { formRef, summaryRef, isSummarised, setErrorCount } = useInvalidAttempt();
  const isSending = useRef(false);
  const afterPress = useAfterPress();
  const idPrefix = useId();

  const values = { ...saved, ...edits };
  const names = Object.keys(saved) as Name[];
  const changedOf = (present: Values) => names.filter((name) => !isSameValue(present[name], saved[name]));
  const isEdited = changedOf(values).length > 0;
  /** As of the newest event, which React may not have rendered yet. */
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });

  useEffect(() => {
    if (!draft) return;
    if (isEdited) keepDraft(draft, edits);
    else dropDraft(draft);
  }, [draft, isEdited, edits]);

  const showInvalid = (found: FormMessages<Name>) => {
    setMessages(found);
    setErrorCount(Object.keys(found).length);
  };

  const check: EditFormHandle<Values>['check'] = (name, on) => {
    if (on === 'input' && !messages[name]) return;
    const update = () => {
      // What the server refused stays refused until it is changed.
      if (name in refused.current && isSameValue(latest.current[name], refused.current[name])) return;
      const message = messagesOf<Name>(v.safeParse(schema, latest.current))[name];
      setMessages((present) => ({ ...present, [name]: message }));
    };
    if (on === 'input') update();
    else afterPress(update);
  };

  const set: EditFormHandle<Values>['set'] = (name, value, on = 'change') => {
    latest.current = { ...latest.current, [name]: value };
    setEdits((present) => ({ ...present, [name]: value }));
    check(name, on);
  };

  const send = async (output: Output, changed: readonly Name[]) => {
    try {
      return await onSubmit(output, changed);
    } catch (error) {
      reportFailure(error);
      return { form: errorText };
    }
  };

  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (isSending.current) return;
    setFormError(undefined);
    setErrorCount(0);
    refused.current = {};
    const sent = latest.current;
    const result = v.safeParse(schema, sent);
    if (!result.success) return showInvalid(messagesOf<Name>(result));
    setMessages({});
    isSending.current = true;
    setBusy(true);
    const failure = await send(result.output, changedOf(sent));
    isSending.current = false;
    setBusy(false);
    if (!failure) {
      // For a form that is gone already.
      if (draft) dropDraft(draft);
      // What was typed meanwhile is not saved yet.
      setEdits((present) => omit(present, (name) => isSameValue(present[name], sent[name])));
      setIsRestored(false);
      return;
    }
    setFormError(failure.form);
    const found = omit(failure.fields ?? {}, (name) => !(name in saved)) as FormMessages<Name>;
    refused.current = omit(sent, (name) => !(name in found));
    if (Object.keys(found).length > 0) showInvalid(found);
  };

  const idOf = (name: string) => `${idPrefix}${name}`;
  return {
    field: (name) => ({ id: idOf(name), label: labels[name], error: messages[name] }),
    text(name) {
      const take = ({ currentTarget }: SyntheticEvent<TextControl>) => {
        const on = currentTarget instanceof HTMLSelectElement ? 'change' : 'input';
        set(name, currentTarget.value as Values[Name], on);
      };
      return {
        name,
        value: String(values[name]),
        // React's onChange passes over a value that a script, such as a password manager's, has set beforehand.
        onInput: take,
        onChange: take,
        onBlur: () => check(name, 'blur'),
      };
    },
    values,
    set,
    isEdited,
    isRestored: isRestored && isEdited,
    discard() {
      latest.current = saved;
      setEdits({});
      setMessages({});
      setFormError(undefined);
      setIsRestored(false);
      if (draft) dropDraft(draft);
    },
    check,
    submit,
    busy,
    formError,
    summary: isSummarised
      ? names.flatMap((name) => {
          const message = messages[name];
          return message ? [{ id: idOf(name), label: labels[name], message }] : [];
        })
      : [],
    formRef,
    summaryRef,
  };
}

function omit<Values extends object>(values: Values, isLeftOut: (name: keyof Values) => boolean): Values {
  const kept = Object.entries(values).filter(([name]) => !isLeftOut(name as keyof Values));
  return Object.fromEntries(kept) as Values;
}
