import { useMemo, useRef } from 'react';
import * as v from 'valibot';
import { ServiceError } from '../../../src/errors/service-error.ts';
import { hashText } from '../../../src/lib/text/hash-text.ts';
import {
  noPerson,
  type Person,
  personEntries,
  personOf,
} from '../../../src/product/parts/requests/person.ts';
import { refusalOf } from '../../../src/product/parts/requests/refusal-of.tsx';
import { sendRegulatoryRequest } from '../../../src/product/parts/requests/send-regulatory-request.ts';
import { useRequestAhead } from '../../../src/product/parts/requests/useRequestAhead.ts';
import { requestTexts } from '../../../src/product/texts/requests.ts';
import type { RegulatoryReceipt } from '../../../src/services/requests.ts';
import { usePage, useShared, useTexts } from '../../../src/store/hooks.ts';
import { draftName } from '../../../src/store/write/watch-drafts.ts';
import { failureTexts } from '../../../src/texts/failures.ts';
import { validationTexts } from '../../../src/texts/validation.ts';
import { useHookForm } from '../../../src/ui/form/useHookForm.ts';
import { keyOf, type MissingDocument } from '../rules/matrix-rows.ts';

const SERVICE_FIELDS: Readonly<Record<string, keyof Person>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  company: 'company',
};

/**
 * State and call of the form: one request for all documents. A service that takes one at a time is asked for the others one
 * after another; if that fails, the next try goes on with those that are left.
 *
 * @param onSent called with the documents that are requested, and the receipt
 * @param onAllSent called once all are
 */
export function useMissingForm(
  documents: readonly MissingDocument[],
  {
    onSent,
    onAllSent,
  }: { onSent: (sent: readonly AskedMissing[], receipt: RegulatoryReceipt) => void; onAllSent: () => void },
) {
  const page = usePage();
  useRequestAhead();
  const words = useTexts(requestTexts);
  const validation = useTexts(validationTexts);
  const user = useShared((state) => state.user);
  const schema = useMemo(() => v.object(personEntries(validation, user)), [validation, user]);
  const left = useRef(documents.map(askedOf));
  const form = useHookForm({
    schema,
    labels: {
      firstName: words('request.firstName'),
      lastName: words('request.lastName'),
      email: words('request.email'),
      company: words('request.company'),
    },
    defaultValues: noPerson,
    draft: draftName(user?.userId, `regulatory-matrix-${hashText(documents.map(keyOf).join())}`),
    errorText: useTexts(failureTexts)('failure.unknown'),
    async onSubmit(values, signal) {
      const sender = { selectedIndustry: null, ...personOf(values, user) };
      try {
        for (let [first, ...others] = left.current; first; [first, ...others] = left.current) {
          const { receipt, taken } = await sendRegulatoryRequest(page, [first, ...others], sender, signal);
          left.current = left.current.slice(taken.length);
          onSent(taken, receipt);
        }
      } catch (error) {
        if (error instanceof ServiceError) return refusalOf(error, SERVICE_FIELDS);
        throw error;
      }
      form.settle();
      onAllSent();
      return undefined;
    },
  });
  return form;
}

/** A missing document, as it is requested. */
export type AskedMissing = ReturnType<typeof askedOf>;

function askedOf(document: MissingDocument) {
  const { id, prd, product_name } = document.product;
  return {
    ...{ prd: prd ?? '', documentType: document.type, productId: id, productName: product_name },
    key: keyOf(document),
  };
}
