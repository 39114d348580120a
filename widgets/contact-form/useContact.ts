import { composeMessage } from '../../src/domain/contact/compose-message.ts';
import { defaultRegion } from '../../src/domain/contact/regions.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { httpContextOf } from '../../src/store/reads/http-context.ts';
import { sendForm } from '../../src/store/write/send-form.ts';
import { draftName } from '../../src/store/write/watch-drafts.ts';
import { failureTexts } from '../../src/texts/failures.ts';
import { useHookForm } from '../../src/ui/form/useHookForm.ts';
import { loadContact } from './load-contact.ts';
import { contactFailure } from './parts/contact-failure.tsx';
import { contactLabels } from './parts/contact-labels.ts';
import type { ContactProps } from './props.ts';
import { contactSubject } from './rules/contact-subject.ts';
import { contactTexts } from './texts.ts';
import { useContactRules } from './useContactRules.ts';

/** State and actions of the contact form; created by `useContact`. */
export type Contact = ReturnType<typeof useContact>;

/**
 * State and call of the contact form (spec S§4, S§7, S§8). It outlives the dialog, so that accidental closing loses no
 * input.
 *
 * @param onSubmit called on each submit, before validation
 * @param onSent called after the form is reset; `isConfirmed` if the page shows the confirmation (decision 52)
 */
export function useContact(
  props: ContactProps,
  { onSubmit, onSent }: { onSubmit: () => void; onSent: (isConfirmed: boolean) => void },
) {
  const { contactType, topics, recipient, required, message: start = '', data } = props;
  const { store, bus } = usePage();
  const t = useTexts(contactTexts);
  const failures = useTexts(failureTexts);
  const { profile, asked, regions, schema } = useContactRules({ contactType, topics, required });

  const userId = useShared(({ user }) => user?.userId);
  const form = useHookForm({
    schema,
    draft: draftName(userId, `contact-${contactSubject(props)}`),
    labels: contactLabels(t),
    errorText: failures('failure.unknown'),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      company: '',
      country: '',
      message: start,
      region: defaultRegion(regions),
      subRegion: '',
      industry: { value: '' },
      topic: { value: '' },
    },
    async onSubmit(values) {
      const message = composeMessage(values, { contactType, profile, asked, topics, recipient, data });
      try {
        const { sendContactForm } = await loadContact();
        const creation = { kind: 'message', content: message };
        await sendForm(store, creation, ({ key, formSecurityToken }) =>
          sendContactForm(httpContextOf(store), { ...message, formSecurityToken }, key),
        );
      } catch (error) {
        if (error instanceof ServiceError) return contactFailure(error, [...asked]);
        throw error;
      }
      form.settle();
      onSent(!bus.emit('contact:sent', { contactType }));
    },
  });

  return {
    contactType,
    data,
    topics,
    isTopicRequired: required.includes('topic'),
    profile,
    asked,
    regions,
    form: {
      ...form,
      submit: (...event: Parameters<typeof form.submit>) => {
        if (!form.busy) onSubmit();
        return form.submit(...event);
      },
    },
  };
}
