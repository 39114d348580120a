import { refusedFields } from '../../src/domain/validation/refused-fields.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { SendFailed } from '../../src/outcome/SendFailed.tsx';
import type { User } from '../../src/payload/schema.ts';
import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { addNotice } from '../../src/store/notices/notices.ts';
import { replaceUser } from '../../src/store/session/session.ts';
import { draftName } from '../../src/store/write/watch-drafts.ts';
import { failureTexts } from '../../src/texts/failures.ts';
import type { FormFailure, FormValues } from '../../src/ui/form/form-state.ts';
import { type EditFormHandle, type EditFormOptions, useEditForm } from '../../src/ui/form/useEditForm.ts';
import { profileTexts } from './texts.ts';
import { useUnsaved } from './unsaved.ts';

interface AccountFormOptions<Values extends FormValues, Output>
  extends Pick<EditFormOptions<Values, Output>, 'schema' | 'saved' | 'labels' | 'merges'> {
  /** Id of the form in the area, for its draft. */
  name: string;
  /** Makes the call, unless there is nothing to send. */
  save: (output: Output, changed: readonly (keyof Values & string)[]) => Promise<Saved>;
  /** Notice shown after saving. @default that the changes were saved, and whether others were merged */
  notice?: (output: Output) => { text: string; type?: 'success' | 'info' };
  /** Messages for some failures, in place of the service's. */
  explain?: (error: ServiceError) => FormFailure | undefined;
}

/** What a form has saved: the changed user (decision 80), or `null` if there was nothing to send. */
type Saved = { saved: User; isMerged?: boolean } | null;

/**
 * A form on the signed-in user. Saved data go into the store; unsaved edits are guarded and survive a login.
 */
export function useAccountForm<Values extends FormValues, Output>({
  schema,
  saved,
  labels,
  merges,
  name,
  save,
  notice,
  explain,
}: AccountFormOptions<Values, Output>): EditFormHandle<Values> {
  const { store } = usePage();
  const text = useTexts(profileTexts);
  const failures = useTexts(failureTexts);
  const userId = useShared(({ user }) => user?.userId);

  const outcome = (output: Output, saved: Saved) => {
    if (!saved) return { type: 'info' as const, text: text('profile.saved.already') };
    return notice?.(output) ?? { text: text(saved.isMerged ? 'profile.saved.merged' : 'profile.saved') };
  };

  const form = useEditForm({
    schema,
    saved,
    labels,
    ...(merges && { merges }),
    draft: draftName(userId, name),
    errorText: failures('failure.unknown'),
    async onSubmit(output, changed) {
      try {
        const written = await save(output, changed);
        if (written) replaceUser(store, written.saved);
        addNotice(store, { kind: 'save', type: 'success', ...outcome(output, written) });
        return undefined;
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        const explained = explain?.(error);
        if (explained) return explained;
        const fields = error.isRefused ? refusedFields(error, Object.keys(saved)) : undefined;
        return fields ? { fields } : { form: <SendFailed failure={error} /> };
      }
    },
  });
  useUnsaved(form.isEdited, form.discard);
  return form;
}
