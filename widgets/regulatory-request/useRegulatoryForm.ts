import { useMemo } from 'react';
import * as v from 'valibot';
import { validationRules } from '../../src/domain/validation/rules.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { noPerson, type Person, personEntries, personOf } from '../../src/product/parts/requests/person.ts';
import { refusalOf } from '../../src/product/parts/requests/refusal-of.tsx';
import { sendRegulatoryRequest } from '../../src/product/parts/requests/send-regulatory-request.ts';
import { type Subject, subjectKey } from '../../src/product/parts/requests/subject.ts';
import { useRequestAhead } from '../../src/product/parts/requests/useRequestAhead.ts';
import { requestTexts } from '../../src/product/texts/requests.ts';
import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { draftName } from '../../src/store/write/watch-drafts.ts';
import { failureTexts } from '../../src/texts/failures.ts';
import { validationTexts } from '../../src/texts/validation.ts';
import { useHookForm } from '../../src/ui/form/useHookForm.ts';
import { regulatoryRequestTexts } from './texts.ts';

/** Values of the form. */
export type RegulatoryValues = Person & { documentType: string };

const SERVICE_FIELDS: Readonly<Record<string, keyof RegulatoryValues>> = {
  documentType: 'documentType',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  company: 'company',
};

/** State and call of the form. Input survives a login. */
export function useRegulatoryForm(subject: Subject, onSent: (documentType: string) => void) {
  const { prd, productId, productName, industry } = subject;
  const page = usePage();
  useRequestAhead();
  const text = useTexts(regulatoryRequestTexts);
  const words = useTexts(requestTexts);
  const validation = useTexts(validationTexts);
  const user = useShared((state) => state.user);
  const schema = useMemo(
    () =>
      v.object({
        documentType: v.pipe(v.string(), validationRules(validation).required()),
        ...personEntries(validation, user),
      }),
    [validation, user],
  );
  const form = useHookForm({
    schema,
    labels: {
      documentType: text('regulatoryRequest.documentType'),
      firstName: words('request.firstName'),
      lastName: words('request.lastName'),
      email: words('request.email'),
      company: words('request.company'),
    },
    defaultValues: { ...noPerson, documentType: '' },
    draft: draftName(user?.userId, `regulatory-request-${subjectKey(subject)}`),
    errorText: useTexts(failureTexts)('failure.unknown'),
    async onSubmit(values, signal) {
      const document = { prd, documentType: values.documentType, productId, productName };
      const sender = { selectedIndustry: industry, ...personOf(values, user) };
      try {
        await sendRegulatoryRequest(page, [document], sender, signal);
      } catch (error) {
        if (error instanceof ServiceError) return refusalOf(error, SERVICE_FIELDS);
        throw error;
      }
      form.settle();
      onSent(values.documentType);
      return undefined;
    },
  });
  return form;
}
