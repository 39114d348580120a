import { useMemo } from 'react';
import * as v from 'valibot';
import { TITLE_LIMIT } from '../../../src/comparison/rules/content/comparison.ts';
import { oneLine } from '../../../src/domain/validation/one-line.ts';
import { validationRules } from '../../../src/domain/validation/rules.ts';
import { ServiceError } from '../../../src/errors/service-error.ts';
import { SendFailed } from '../../../src/outcome/SendFailed.tsx';
import type { SavedComparison } from '../../../src/services/comparisons.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { addNotice } from '../../../src/store/notices/notices.ts';
import { failureTexts } from '../../../src/texts/failures.ts';
import { validationTexts } from '../../../src/texts/validation.ts';
import { useEditForm } from '../../../src/ui/form/useEditForm.ts';
import { profileTexts } from '../texts.ts';
import { loadRecords } from './load-comparisons.ts';

/**
 * Form for a new title (decision 62).
 *
 * @param onDone called with the renamed comparison, or with `null` if it doesn't exist any more
 */
export function useRenameForm(
  comparison: SavedComparison,
  onDone: (renamed: SavedComparison | null) => void,
) {
  const page = usePage();
  const { title } = comparison;
  const text = useTexts(profileTexts);
  const failures = useTexts(failureTexts);
  const validation = useTexts(validationTexts);
  const schema = useMemo(() => {
    const { required, max } = validationRules(validation);
    return v.object({
      title: v.pipe(oneLine, required(), max<string>(TITLE_LIMIT)),
    });
  }, [validation]);

  return useEditForm({
    schema,
    saved: { title },
    labels: { title: text('profile.comparisons.name') },
    errorText: failures('failure.unknown'),
    async onSubmit(output) {
      try {
        const { renameRecord } = await loadRecords();
        const renamed = await renameRecord(page, comparison, output.title);
        const key = renamed?.isMerged ? 'profile.comparisons.renamed.merged' : 'profile.comparisons.renamed';
        addNotice(
          page.store,
          renamed
            ? { kind: 'save', type: 'success', text: text(key, output) }
            : { type: 'info', text: text('profile.comparisons.gone', { title }) },
        );
        onDone(renamed?.record ?? null);
        return undefined;
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        return { form: <SendFailed failure={error} /> };
      }
    },
  });
}
