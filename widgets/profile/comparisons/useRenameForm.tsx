import { useMemo } from 'react';
import * as v from 'valibot';
import { comparisonTitleMax } from '../../../src/domain/comparison-title.ts';
import { validationRules } from '../../../src/domain/validation/rules.ts';
import { ServiceError } from '../../../src/errors/service-error.ts';
import type { SavedComparison } from '../../../src/services/comparisons.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { httpContextOf } from '../../../src/store/http-context.ts';
import { addNotice } from '../../../src/store/notices.ts';
import { failureTexts } from '../../../src/texts/failures.ts';
import { profileTexts } from '../../../src/texts/profile.ts';
import { validationTexts } from '../../../src/texts/validation.ts';
import { useEditForm } from '../../../src/ui/form/useEditForm.ts';
import { AccountFailure } from '../AccountFailure.tsx';
import { loadComparisons } from './load-comparisons.ts';

/**
 * The form for another title (decision 62).
 *
 * @param onDone called with the renamed comparison, or with none where it does not exist any more
 */
export function useRenameForm(
  { id, title }: SavedComparison,
  onDone: (renamed: SavedComparison | undefined) => void,
) {
  const { store } = usePage();
  const text = useTexts(profileTexts);
  const failures = useTexts(failureTexts);
  const validation = useTexts(validationTexts);
  const schema = useMemo(() => {
    const { required, max } = validationRules(validation);
    return v.object({
      title: v.pipe(v.string(), v.trim(), required(), max<string>(comparisonTitleMax)),
    });
  }, [validation]);

  return useEditForm({
    schema,
    saved: { title },
    labels: { title: text('profile.comparisons.name') },
    errorText: failures('failure.unknown'),
    async onSubmit(output) {
      const http = httpContextOf(store);
      try {
        const { readComparison, updateComparison } = await loadComparisons();
        // An update replaces all of it: products that were changed elsewhere meanwhile have to stay.
        const present = await readComparison(http, id);
        const renamed = await updateComparison(http, id, { ...present, ...output });
        const told = text('profile.comparisons.renamed', output);
        addNotice(store, { kind: 'save', type: 'success', text: told });
        onDone(renamed);
        return undefined;
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        if (!error.isGone) return { form: <AccountFailure failure={error} /> };
        addNotice(store, { type: 'info', text: text('profile.comparisons.gone', { title }) });
        onDone(undefined);
        return undefined;
      }
    },
  });
}
