import { useMemo } from 'react';
import { ServiceError } from '../../src/errors/service-error.ts';
import { loadRequests } from '../../src/product/parts/requests/load-requests.ts';
import { refusalOf } from '../../src/product/parts/requests/refusal-of.tsx';
import { sampleSchema } from '../../src/product/parts/requests/sample/sample-schema.ts';
import { SERVICE_FIELDS } from '../../src/product/parts/requests/sample/sample-values.ts';
import {
  askedRegions,
  profileValues,
  shippedRequest,
} from '../../src/product/parts/requests/sample/shipped-request.ts';
import { useSampleLabels } from '../../src/product/parts/requests/sample/useSampleLabels.ts';
import { type Subject, subjectKey } from '../../src/product/parts/requests/subject.ts';
import { useRequestAhead } from '../../src/product/parts/requests/useRequestAhead.ts';
import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { httpContextOf } from '../../src/store/reads/http-context.ts';
import { sendForm } from '../../src/store/write/send-form.ts';
import { draftName } from '../../src/store/write/watch-drafts.ts';
import { failureTexts } from '../../src/texts/failures.ts';
import { validationTexts } from '../../src/texts/validation.ts';
import { useHookForm } from '../../src/ui/form/useHookForm.ts';

const NO_REGIONS: readonly never[] = [];

/** State and call of the form. Input survives a login. */
export function useSampleForm(subject: Subject, onSent: () => void) {
  const { store, bus } = usePage();
  useRequestAhead();
  const validation = useTexts(validationTexts);
  const user = useShared((state) => state.user);
  const regions = useShared(({ payload }) => payload.contactRegions) ?? NO_REGIONS;
  const schema = useMemo(
    () => sampleSchema(validation, { user, regions: askedRegions(regions, user) }),
    [validation, user, regions],
  );
  const form = useHookForm({
    schema,
    labels: useSampleLabels(),
    defaultValues: profileValues(user, regions),
    draft: draftName(user?.userId, `sample-request-${subjectKey(subject)}`),
    errorText: useTexts(failureTexts)('failure.unknown'),
    async onSubmit(values, signal) {
      const { prd, productName, industry } = subject;
      const request = { data: { prd, productName, industry }, ...shippedRequest(values, user, regions) };
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
      bus.emit('sample:requested', { prd });
      onSent();
      return undefined;
    },
  });
  return form;
}
