import type { ContactType } from './contact-type.ts';
import type { ProfileFields } from './profile-fields.ts';

/** Every field that a contact form may ask. */
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

/** What decides which fields are asked. */
interface Situation {
  contactType: ContactType;
  profile: ProfileFields;
  /** Whether the page offers regions, and topics. */
  hasRegions: boolean;
  hasTopics: boolean;
  /** The page wants the industry, whatever the kind of contact. */
  wantsIndustry: boolean;
}

/**
 * The fields that a form asks (spec S§5): of the person only what the profile does not know;
 * region and subregion for `bce` unless the profile has a region, hidden for other kinds (decision 33); the
 * industry for `bce` and `contact_block`.
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

/** Whether the kind of contact has to do with a region; others do not show it (decision 33). */
export function hasRegion(contactType: ContactType): boolean {
  return contactType === 'bce';
}
