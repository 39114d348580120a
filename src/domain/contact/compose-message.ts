import { type CustomSelection, otherValue } from '../../lib/select-option.ts';
import { type ContactField, hasRegion } from './asked-fields.ts';
import type { ContactType } from './contact-type.ts';
import type { ProfileFields } from './profile-fields.ts';

/** What one can write to a contact about; its recipient is a hint for the server (decision 30). */
export interface ContactTopic {
  id: string;
  title: string;
  recipient?: string | undefined;
}

/** What is typed and chosen in the contact form; a field that is not asked is empty or of an earlier draft. */
export type ContactValues = {
  [Field in ContactField]: Field extends 'industry' | 'topic' ? CustomSelection : string;
};

/** What the form knows besides. */
export interface ContactContext {
  contactType: ContactType;
  profile: ProfileFields;
  asked: ReadonlySet<ContactField>;
  topics: readonly ContactTopic[];
  /** Recipient where no topic names one. */
  recipient?: string | undefined;
  /** Of the caller, such as the product that the form was opened for. */
  data: Readonly<Record<string, unknown>>;
}

/** The contact form's payload, all but the form security token (spec S§3). */
export interface ContactMessage {
  contactType: ContactType;
  message: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  country: string;
  region?: string | undefined;
  subRegion?: string | undefined;
  industry?: string | CustomSelection | undefined;
  topic?: string | CustomSelection | undefined;
  recipient?: string | undefined;
}

/**
 * Puts a message together: what the profile knows comes from the profile, whatever stands in the fields; the
 * caller's data replaces nothing (spec S§3, S§5).
 */
export function composeMessage(
  { firstName, lastName, email, company, country, message, ...values }: ContactValues,
  { contactType, profile, asked, topics, recipient, data }: ContactContext,
): ContactMessage {
  const { region, subRegion, ...person } = profile;
  const place = asked.has('region') ? values : { region, subRegion };
  const topic = topics.find(({ id }) => id === values.topic.value);
  const isOtherTopic = asked.has('topic') && values.topic.value === otherValue;
  return {
    ...data,
    ...{ contactType, message, firstName, lastName, email, company, country },
    ...person,
    region: (hasRegion(contactType) && place.region) || undefined,
    subRegion: (hasRegion(contactType) && place.subRegion) || undefined,
    industry: asked.has('industry') ? choiceOf(values.industry) : undefined,
    topic: isOtherTopic ? choiceOf(values.topic) : topic?.id,
    recipient: topic?.recipient ?? recipient,
  };
}

/** A choice as it is sent: the value alone, or with the text of one's own (decision 39). */
function choiceOf({ value, customInput }: CustomSelection): string | CustomSelection | undefined {
  return value === otherValue && customInput ? { value, customInput } : value || undefined;
}
