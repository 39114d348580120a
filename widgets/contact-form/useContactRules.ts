import { useMemo } from 'react';
import { askedFields } from '../../src/domain/contact/asked-fields.ts';
import { profileFields } from '../../src/domain/contact/profile-fields.ts';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import { validationTexts } from '../../src/texts/validation.ts';
import type { ContactProps } from './props.ts';
import { contactSchema } from './rules/contact-schema.ts';

const NONE: readonly never[] = [];

/** Fields and validation rules of a contact form for this visitor (spec S§4, S§8). */
export function useContactRules({
  contactType,
  topics,
  required,
}: Pick<ContactProps, 'contactType' | 'topics' | 'required'>) {
  const validation = useTexts(validationTexts);
  const user = useShared((state) => state.user);
  const regions = useShared(({ payload }) => payload.contactRegions) ?? NONE;
  const industries = useShared(({ payload }) => payload.industries) ?? NONE;

  const profile = useMemo(() => profileFields(user), [user]);
  const asked = useMemo(
    () =>
      askedFields({
        contactType,
        profile,
        hasRegions: regions.length > 0,
        hasTopics: topics.length > 0,
        wantsIndustry: required.includes('industry'),
      }),
    [contactType, profile, regions, topics, required],
  );
  const schema = useMemo(() => {
    const isTopicRequired = topics.length > 0 && required.includes('topic');
    const topicIds = isTopicRequired ? topics.map(({ id }) => id) : null;
    return contactSchema(validation, {
      asked,
      topicIds,
      regions,
      industries: industries.map(({ code }) => code),
    });
  }, [validation, asked, topics, required, regions, industries]);

  return { profile, asked, regions, schema };
}
