import type { ContactType } from './contact-type.ts';
import type { ProfileFields } from './profile-fields.ts';

/** Every field that a contact form may have. */
export type ContactField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'company'
  | 'country'
  | 'region'
  | 'subRegion'
  | 'industry'
  | 'topic'
  | 'message';

/** Determines which fields the form has. */
interface Situation {
  contactType: ContactType;
  profile: ProfileFields;
  /** Whether the payload has regions and topics. */
  hasRegions: boolean;
  hasTopics: boolean;
  /** Whether the page requires the industry for every contact type. */
  wantsIndustry: boolean;
}

/**
 * Returns the fields of the form (spec S§5): personal fields that the profile lacks; region and subregion for `bce`
 * unless the profile has a region, hidden for other types (decision 33); the industry for `bce` and `contact_block`.
 */
export function askedFields(situation: Situation): ReadonlySet<ContactField> {
  const { contactType, profile, hasRegions, hasTopics, wantsIndustry } = situation;
  const asked = new Set<ContactField>(['firstName', 'lastName', 'email', 'company', 'country', 'message']);
  if (hasRegion(contactType) && hasRegions) asked.add('region').add('subRegion');
  if (wantsIndustry || contactType === 'bce' || contactType === 'contact_block') asked.add('industry');
  if (hasTopics) asked.add('topic');
  for (const known of Object.keys(profile)) asked.delete(known as ContactField);
  if (profile.region !== undefined) asked.delete('subRegion');
  return asked;
}

/** Whether forms of this contact type have a region (decision 33). */
export function hasRegion(contactType: ContactType): boolean {
  return contactType === 'bce';
}
