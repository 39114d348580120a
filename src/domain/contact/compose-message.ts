import { type CustomSelection, otherValue } from '../../lib/select-option.ts';
import { type ContactField, hasRegion } from './asked-fields.ts';
import type { ContactType } from './contact-type.ts';
import type { ProfileFields } from './profile-fields.ts';

/** Subject of a message. Its recipient is a hint for the server (decision 30). */
export interface ContactTopic {
  id: string;
  title: string;
  recipient?: string | undefined;
}

/** Values of the contact form. Fields that the form does not have are empty or come from an earlier draft. */
export type ContactValues = {
  [Field in ContactField]: Field extends 'industry' | 'topic' ? CustomSelection : string;
};

/** Further data of a message. */
export interface ContactContext {
  contactType: ContactType;
  profile: ProfileFields;
  asked: ReadonlySet<ContactField>;
  topics: readonly ContactTopic[];
  /** Recipient if no topic names one. */
  recipient?: string | undefined;
  /** Data of the caller, such as the product that the form was opened for. */
  data: Readonly<Record<string, unknown>>;
}

/** The contact form's payload without the form security token (spec S§3). */
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
 * Composes a message. Known profile fields win over form values, and both over the caller's data (spec S§3, S§5).
 */
export function composeMessage(
  { firstName, lastName, email, company, country, message, ...values }: ContactValues,
  { contactType, profile, asked, topics, recipient, data }: ContactContext,
): ContactMessage {
  const { region, subRegion, ...person } = profile;
  const regionFields = asked.has('region') ? values : { region, subRegion };
  const topic = topics.find(({ id }) => id === values.topic.value);
  const isOtherTopic = asked.has('topic') && values.topic.value === otherValue;
  return {
    ...data,
    contactType,
    message,
    firstName,
    lastName,
    email,
    company,
    country,
    ...person,
    region: (hasRegion(contactType) && regionFields.region) || undefined,
    subRegion: (hasRegion(contactType) && regionFields.subRegion) || undefined,
    industry: asked.has('industry') ? choiceOf(values.industry) : undefined,
    topic: isOtherTopic ? choiceOf(values.topic) : topic?.id,
    recipient: topic?.recipient ?? recipient,
  };
}

/** Formats an option for sending: its value, or the value with its free text (decision 39). */
function choiceOf({ value, customInput }: CustomSelection): string | CustomSelection | undefined {
  return value === otherValue && customInput ? { value, customInput } : value || undefined;
}
