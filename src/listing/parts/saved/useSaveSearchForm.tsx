import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { oneLine } from '../../../domain/validation/one-line.ts';
import { validationRules } from '../../../domain/validation/rules.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { leaveTo } from '../../../lib/address/leave-to.ts';
import { SendFailed } from '../../../outcome/SendFailed.tsx';
import type { SavedSearch } from '../../../services/kept-searches.ts';
import { usePage, useTexts } from '../../../store/hooks.ts';
import { addNotice } from '../../../store/notices/notices.ts';
import { failureTexts } from '../../../texts/failures.ts';
import { validationTexts } from '../../../texts/validation.ts';
import { useNativeForm } from '../../../ui/form/useNativeForm.ts';
import type { Chip } from '../../rules/facet.ts';
import {
  type ColorSearch,
  SEARCH_NAME_LIMIT,
  type SearchIdentity,
  suggestedName,
} from '../../rules/saved-search.ts';
import { useListing } from '../../state/listing-context.ts';
import { keepSearch } from '../../state/saved/saved-searches.ts';
import { savedSearchTexts } from '../../texts/saved.ts';

/** Form for the name of a search, which its term and filters suggest. */
export function useSaveSearchForm(
  { search, color }: { search: SearchIdentity; color?: ColorSearch | undefined },
  onSaved: (saved: SavedSearch) => void,
) {
  const { store } = usePage();
  const listing = useListing();
  const text = useTexts(savedSearchTexts);
  const failures = useTexts(failureTexts);
  const validation = useTexts(validationTexts);
  const [name] = useState(() => {
    const { query, chips } = listing.state.getState();
    return suggestedName(color?.name ?? query.term, chips.map(titleOf));
  });
  const schema = useMemo(() => {
    const { required, max } = validationRules(validation);
    return v.object({ name: v.pipe(oneLine, required(), max<string>(SEARCH_NAME_LIMIT)) });
  }, [validation]);

  const form = useNativeForm({
    schema,
    labels: { name: text('saved.name') },
    errorText: failures('failure.unknown'),
    async onSubmit(output) {
      try {
        const here = listing.hrefOf({});
        const address = color?.addressOf(here) ?? here;
        const saved = await keepSearch(store, { ...output, ...search, address });
        const { savedSearches = '' } = store.getState().payload.links ?? {};
        addNotice(store, {
          ...{ kind: 'save', type: 'success', text: text('saved.done', { name: saved.name }) },
          action: { text: text('saved.done.list'), run: () => leaveTo(savedSearches) },
        });
        onSaved(saved);
        return undefined;
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        return { form: <SendFailed failure={error} /> };
      }
    },
  });
  return { form, name };
}

function titleOf({ filter, title, needsFilter }: Chip): string {
  return needsFilter ? `${filter} ${title}` : title;
}
