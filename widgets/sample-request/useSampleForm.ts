import { useMemo } from 'react';
import { initialRegion } from '../../src/domain/user/initial-region.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { loadRequests } from '../../src/product/parts/requests/load-requests.ts';
import { refusalOf } from '../../src/product/parts/requests/refusal-of.tsx';
import type { Subject } from '../../src/product/parts/requests/subject.ts';
import { useRequestAhead } from '../../src/product/parts/requests/useRequestAhead.ts';
import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { httpContextOf } from '../../src/store/reads/http-context.ts';
import { sendForm } from '../../src/store/write/send-form.ts';
import { draftName } from '../../src/store/write/watch-drafts.ts';
import { failureTexts } from '../../src/texts/failures.ts';
import { validationTexts } from '../../src/texts/validation.ts';
import { useHookForm } from '../../src/ui/form/useHookForm.ts';
import { askedRegions, composeSample } from './compose-sample.ts';
import { sampleSchema } from './sample-schema.ts';
import { ADDRESS_FIELDS, addressName, noValues, type SampleValues } from './sample-values.ts';
import { useSampleLabels } from './useSampleLabels.ts';

const NO_REGIONS: readonly never[] = [];

/** Form fields by the path that the service's errors name. */
const SERVICE_FIELDS: Readonly<Record<string, keyof SampleValues>> = {
  reason: 'reason',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  company: 'company',
  region: 'region',
  subRegion: 'subRegion',
  ...Object.fromEntries(
    (['customer', 'shipping'] as const).flatMap((kind) =>
      ADDRESS_FIELDS.map((field) => [`address.${kind}.${field}`, addressName(kind, field)]),
    ),
  ),
};

/** State and call of the form. Input survives a login. */
export function useSampleForm(subject: Subject, onSent: () => void) {
  const { store, bus } = usePage();
  useRequestAhead();
  const validation = useTexts(validationTexts);
  const user = useShared((state) => state.user);
  const regions = useShared(({ payload }) => payload.contactRegions) ?? NO_REGIONS;
  const asked = askedRegions(regions, user);
  const schema = useMemo(
    () => sampleSchema(validation, { user, regions: askedRegions(regions, user) }),
    [validation, user, regions],
  );
  const form = useHookForm({
    schema,
    labels: useSampleLabels(),
    defaultValues: {
      ...noValues,
      ...initialRegion(asked, user ?? {}),
      name: user?.company ?? '',
      country: user?.country ?? '',
    },
    draft: draftName(user?.userId, `sample-request-${subject.prd}`),
    errorText: useTexts(failureTexts)('failure.unknown'),
    async onSubmit(values, signal) {
      const request = composeSample(values, subject, user, regions);
      try {
        const { requestSample } = await loadRequests();
        const creation = { kind: 'sample-request', content: request };
        await sendForm(store, creation, ({ key, formSecurityToken }) =>
          requestSample(httpContextOf(store), { ...request, formSecurityToken }, { key, signal }),
        );
      } catch (error) {
        if (error instanceof ServiceError) return refusalOf(error, SERVICE_FIELDS);
        throw error;
      }
      form.settle();
      bus.emit('sample:requested', { prd: subject.prd });
      onSent();
      return undefined;
    },
  });
  return form;
}
