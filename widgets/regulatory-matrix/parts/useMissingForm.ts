import { useMemo, useRef } from 'react';
import * as v from 'valibot';
import { ServiceError } from '../../../src/errors/service-error.ts';
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
 * State and calls of the form: one request for each document, one after another, since the service takes one at a time. If
 * one fails, those before it are sent, and the next try goes on with the others.
 *
 * @param onSent called with each document whose request is sent
 * @param onAllSent called once all are
 */
export function useMissingForm(
  documents: readonly MissingDocument[],
  { onSent, onAllSent }: { onSent: (key: string) => void; onAllSent: () => void },
) {
  const page = usePage();
  useRequestAhead();
  const words = useTexts(requestTexts);
  const validation = useTexts(validationTexts);
  const user = useShared((state) => state.user);
  const schema = useMemo(() => v.object(personEntries(validation, user)), [validation, user]);
  const sent = useRef(new Set<string>());
  const form = useHookForm({
    schema,
    labels: {
      firstName: words('request.firstName'),
      lastName: words('request.lastName'),
      email: words('request.email'),
      company: words('request.company'),
    },
    defaultValues: noPerson,
    draft: draftName(user?.userId, 'regulatory-matrix'),
    errorText: useTexts(failureTexts)('failure.unknown'),
    async onSubmit(values, signal) {
      const person = personOf(values, user);
      try {
        for (const document of documents) {
          if (sent.current.has(keyOf(document))) continue;
          const { id, prd = '', product_name } = document.product;
          const request = {
            documentType: document.type,
            productId: id,
            productName: product_name,
            selectedIndustry: null,
            ...person,
          };
          await sendRegulatoryRequest(page, { prd, ...request }, signal);
          sent.current.add(keyOf(document));
          onSent(keyOf(document));
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
