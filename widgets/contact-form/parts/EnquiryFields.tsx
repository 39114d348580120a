import { MESSAGE_MAX, MESSAGE_NEAR_END } from '../../../src/domain/contact/message-length.ts';
import { measure } from '../../../src/domain/validation/measure.ts';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { CharacterCount } from '../../../src/ui/field/CharacterCount.tsx';
import { Field } from '../../../src/ui/field/Field.tsx';
import { Textarea } from '../../../src/ui/field/Textarea.tsx';
import { contactTexts } from '../texts.ts';
import type { Contact } from '../useContact.ts';
import { ChoiceField } from './ChoiceField.tsx';

/** Subject and message. */
export function EnquiryFields({ contact }: { contact: Contact }) {
  const t = useTexts(contactTexts);
  const industries = useShared(({ payload }) => payload.industries) ?? [];
  const { form, asked, topics, isTopicRequired } = contact;
  const length = measure(form.hookForm.watch('message'));
  return (
    <fieldset className="ce-contact__group ce-stack ce-gap-4">
      <legend className="ce-contact__legend">{t('contact.enquiry')}</legend>
      {(asked.has('industry') || asked.has('topic')) && (
        <div className="ce-contact__grid ce-contact__grid--choices">
          {asked.has('industry') && (
            <ChoiceField
              form={form}
              name="industry"
              required
              options={industries.map(({ code, title }) => ({ value: code, title }))}
              otherTitle={t('contact.other')}
              customLabel={t('contact.industry.other')}
            />
          )}
          {asked.has('topic') && (
            <ChoiceField
              form={form}
              name="topic"
              required={isTopicRequired}
              options={topics.map(({ id, title }) => ({ value: id, title }))}
              otherTitle={t('contact.other')}
              customLabel={t('contact.topic.other')}
            />
          )}
        </div>
      )}
      <Field required {...form.field('message')}>
        <Textarea className="ce-contact__message" rows={6} {...form.register('message')} />
        <CharacterCount
          length={length}
          max={MESSAGE_MAX}
          nearEnd={MESSAGE_NEAR_END}
          leftText={(count) => t('contact.message.left', { count })}
          overText={(count) => t('contact.message.over', { count })}
        />
      </Field>
    </fieldset>
  );
}
