import { useEffect, useMemo } from 'react';
import { askForValidation, type ValidationOutcome } from '../../src/account/state/ask-for-validation.ts';
import { loadMe } from '../../src/account/state/load-me.ts';
import { regionFieldsSchema } from '../../src/domain/contact/region-fields-schema.ts';
import { initialRegion } from '../../src/domain/user/initial-region.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import type { User } from '../../src/payload/schema.ts';
import { RequestForm } from '../../src/product/parts/requests/RequestForm.tsx';
import { refusalOf } from '../../src/product/parts/requests/refusal-of.tsx';
import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { useLoadAhead } from '../../src/store/reads/useLoadAhead.ts';
import { replaceUser } from '../../src/store/session/session.ts';
import { failureTexts } from '../../src/texts/failures.ts';
import { validationTexts } from '../../src/texts/validation.ts';
import { RegionFields } from '../../src/ui/form/RegionFields.tsx';
import { useHookForm } from '../../src/ui/form/useHookForm.ts';
import { userValidationTexts } from './texts.ts';

interface Props {
  user: User;
  onBusy: (isBusy: boolean) => void;
  onAnswer: (outcome: ValidationOutcome) => void;
}

const NO_REGIONS: readonly never[] = [];
const SERVICE_FIELDS = { region: 'region', subRegion: 'subRegion' } as const;

/** Region and subregion, as in the profile. */
export function ValidationForm({ user, onBusy, onAnswer }: Props) {
  const { store, bus } = usePage();
  useLoadAhead(loadMe);
  const text = useTexts(userValidationTexts);
  const validation = useTexts(validationTexts);
  const regions = useShared(({ payload }) => payload.contactRegions) ?? NO_REGIONS;
  const schema = useMemo(() => regionFieldsSchema(validation, regions), [validation, regions]);
  const form = useHookForm({
    schema,
    labels: { region: text('userValidation.region'), subRegion: text('userValidation.subRegion') },
    defaultValues: initialRegion(regions, user),
    // Keep the input: if the session has ended, the login replaces the dialog.
    draft: `${user.userId}/user-validation`,
    errorText: useTexts(failureTexts)('failure.unknown'),
    async onSubmit(fields) {
      try {
        const answer = await askForValidation(store, regions, fields);
        form.settle();
        if (answer.outcome === 'sent') bus.emit('validation:requested', {});
        onAnswer(answer.outcome);
        replaceUser(store, answer.user);
        return undefined;
      } catch (error) {
        if (error instanceof ServiceError) return refusalOf(error, SERVICE_FIELDS);
        throw error;
      }
    },
  });
  const { busy } = form;
  useEffect(() => onBusy(busy), [onBusy, busy]);

  if (regions.length === 0) return <p>{text('userValidation.impossible')}</p>;
  return (
    <RequestForm
      form={form}
      busyText={text('userValidation.busy')}
      submitText={text('userValidation.submit')}
    >
      <p>{text('userValidation.text')}</p>
      <div className="ce-request__grid">
        <RegionFields form={form} regions={regions} />
      </div>
    </RequestForm>
  );
}
