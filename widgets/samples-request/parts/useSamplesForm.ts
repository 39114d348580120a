import { useMemo } from 'react';
import type { SamplesProps } from '../../../src/domain/requests/samples-props.ts';
import { ServiceError } from '../../../src/errors/service-error.ts';
import { loadRequests } from '../../../src/product/parts/requests/load-requests.ts';
import { refusalOf } from '../../../src/product/parts/requests/refusal-of.tsx';
import { sampleSchema } from '../../../src/product/parts/requests/sample/sample-schema.ts';
import { SERVICE_FIELDS } from '../../../src/product/parts/requests/sample/sample-values.ts';
import {
  addressValues,
  askedRegions,
  profileValues,
  shippedRequest,
} from '../../../src/product/parts/requests/sample/shipped-request.ts';
import { useSampleLabels } from '../../../src/product/parts/requests/sample/useSampleLabels.ts';
import { useRequestAhead } from '../../../src/product/parts/requests/useRequestAhead.ts';
import type { SamplesReceipt, SamplesRequest } from '../../../src/services/requests.ts';
import { usePage, useShared, useTexts } from '../../../src/store/hooks.ts';
import { httpContextOf } from '../../../src/store/reads/http-context.ts';
import { sendForm } from '../../../src/store/write/send-form.ts';
import { draftName } from '../../../src/store/write/watch-drafts.ts';
import { failureTexts } from '../../../src/texts/failures.ts';
import { validationTexts } from '../../../src/texts/validation.ts';
import { useHookForm } from '../../../src/ui/form/useHookForm.ts';
import { samplesRequestTexts } from '../texts.ts';
import {
  chosenProducts,
  productEntries,
  productPaths,
  productValues,
  type SampleOffer,
  type SamplesValues,
  samplesPurpose,
} from './samples-values.ts';

const NO_REGIONS: readonly never[] = [];

/** A request that was sent, and the service's receipt. */
export interface SentSamples {
  receipt: SamplesReceipt;
  request: Omit<SamplesRequest, 'formSecurityToken'>;
}

/** State and call of the form. Input survives a login; a request that may have arrived is not sent twice. */
export function useSamplesForm(asked: SamplesProps, offer: SampleOffer, onSent: (sent: SentSamples) => void) {
  const { products, reason, customer, shipping } = asked;
  const { store, bus } = usePage();
  useRequestAhead();
  const validation = useTexts(validationTexts);
  const text = useTexts(samplesRequestTexts);
  const user = useShared((state) => state.user);
  const regions = useShared(({ payload }) => payload.contactRegions) ?? NO_REGIONS;
  const count = products.length;
  const schema = useMemo(() => {
    const demands = { user, regions: askedRegions(regions, user) };
    return sampleSchema<SamplesValues>(validation, demands, productEntries(offer, count, validation, text));
  }, [validation, text, user, regions, offer, count]);
  const labels = useSampleLabels();
  const form = useHookForm<SamplesValues, SamplesValues>({
    schema,
    labels: {
      products: text('samplesRequest.products'),
      ...Object.fromEntries(
        products.flatMap(({ prd, productName: name = prd }, index) => [
          [`product${index}`, name],
          [`amount${index}`, text('samplesRequest.amount.of', { name })],
        ]),
      ),
      wantedDate: text('samplesRequest.date'),
      ...labels,
      reason: text('samplesRequest.reason'),
      isElsewhere: text('samplesRequest.elsewhere'),
    },
    defaultValues: {
      ...profileValues(user, regions),
      ...productValues(products, offer),
      reason,
      ...(customer && addressValues('customer', customer)),
      ...(shipping && { isElsewhere: true, ...addressValues('shipping', shipping) }),
    },
    draft: draftName(user?.userId, `samples-request-${samplesPurpose(asked)}`),
    errorText: useTexts(failureTexts)('failure.unknown'),
    async onSubmit(values, signal) {
      const chosen = chosenProducts(products, values);
      const request = {
        products: chosen.map(({ product: { prd, productName = prd, industry }, amount }) => ({
          ...{ prd, productName, industry },
          ...(amount && { amount }),
        })),
        wantedDate: values.wantedDate || null,
        ...shippedRequest(values, user, regions),
      };
      let receipt: SamplesReceipt;
      try {
        const { requestSamples } = await loadRequests();
        const creation = { kind: 'samples-request', content: request };
        receipt = await sendForm(store, creation, ({ key, formSecurityToken }) =>
          requestSamples(httpContextOf(store), { ...request, formSecurityToken }, { key, signal }),
        );
      } catch (error) {
        if (error instanceof ServiceError)
          return refusalOf<keyof SamplesValues>(error, { ...SERVICE_FIELDS, ...productPaths(chosen) });
        throw error;
      }
      form.settle();
      for (const { prd } of request.products) bus.emit('sample:requested', { prd });
      bus.emit('samples:requested', {
        number: receipt.number,
        prds: request.products.map(({ prd }) => prd),
      });
      onSent({ receipt, request });
      return undefined;
    },
  });
  return form;
}
