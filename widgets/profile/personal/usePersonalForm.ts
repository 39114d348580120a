import { useMemo } from 'react';
import * as v from 'valibot';
import { saveProfile } from '../../../src/account/state/save-profile.ts';
import { mergeLists } from '../../../src/domain/merge/merge-lists.ts';
import { oneLine } from '../../../src/domain/validation/one-line.ts';
import { validationRules } from '../../../src/domain/validation/rules.ts';
import type { User } from '../../../src/payload/schema.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { validationTexts } from '../../../src/texts/validation.ts';
import { profileTexts } from '../texts.ts';
import { useAccountForm } from '../useAccountForm.tsx';

/** Maximum length in the user service. */
const MOST_CHARACTERS = 200;

/**
 * Form for personal data; sends only changed fields (spec S§7).
 *
 * @param hasIndustries whether the payload has industries; then at least one is required (decision C2)
 */
export function usePersonalForm(user: User, hasIndustries: boolean) {
  const { store } = usePage();
  const text = useTexts(profileTexts);
  const validation = useTexts(validationTexts);
  const schema = useMemo(() => {
    const { required, max } = validationRules(validation);
    const line = v.pipe(oneLine, required(), max<string>(MOST_CHARACTERS));
    return v.object({
      firstName: line,
      lastName: line,
      company: line,
      country: v.pipe(v.string(), required()),
      industries: hasIndustries ? v.pipe(v.array(v.string()), required()) : v.array(v.string()),
    });
  }, [validation, hasIndustries]);
  const { firstName, lastName, company = '', country = '', industries } = user;

  return useAccountForm({
    name: 'personal',
    schema,
    saved: { firstName, lastName, company, country, industries },
    merges: { industries: mergeLists },
    labels: {
      firstName: text('profile.personal.firstName'),
      lastName: text('profile.personal.lastName'),
      company: text('profile.personal.company'),
      country: text('profile.personal.country'),
      industries: text('profile.personal.industries'),
    },
    async save(output, changed) {
      if (changed.length === 0) return null;
      return saveProfile(store, Object.fromEntries(changed.map((name) => [name, output[name]])));
    },
  });
}
