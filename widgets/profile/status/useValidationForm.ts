import { useMemo, useRef } from 'react';
import { askForValidation, type ValidationOutcome } from '../../../src/account/state/ask-for-validation.ts';
import { regionFieldsSchema } from '../../../src/domain/contact/region-fields-schema.ts';
import type { ContactRegion } from '../../../src/domain/contact/regions.ts';
import { initialRegion } from '../../../src/domain/user/initial-region.ts';
import type { User } from '../../../src/payload/schema.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { validationTexts } from '../../../src/texts/validation.ts';
import { profileTexts } from '../texts.ts';
import { useAccountForm } from '../useAccountForm.tsx';

/** Form for region and subregion. */
export function useValidationForm(user: User, regions: readonly ContactRegion[]) {
  const { store } = usePage();
  const text = useTexts(profileTexts);
  const validation = useTexts(validationTexts);
  const schema = useMemo(() => regionFieldsSchema(validation, regions), [validation, regions]);
  const outcome = useRef<ValidationOutcome>('sent');

  return useAccountForm({
    name: 'validation',
    schema,
    saved: initialRegion(regions, user),
    labels: { region: text('profile.region'), subRegion: text('profile.subRegion') },
    async save(fields) {
      const answer = await askForValidation(store, regions, fields);
      outcome.current = answer.outcome;
      return { saved: answer.user };
    },
    notice: () => ({
      ...(outcome.current !== 'sent' && { type: 'info' }),
      text: text(`profile.status.request.${outcome.current}`),
    }),
  });
}
