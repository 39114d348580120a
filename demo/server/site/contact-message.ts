import * as v from 'valibot';
import { askedFields, type ContactField } from '../../../src/domain/contact/asked-fields.ts';
import { contactTypes } from '../../../src/domain/contact/contact-type.ts';
import { profileFields } from '../../../src/domain/contact/profile-fields.ts';
import { subRegionsOf } from '../../../src/domain/contact/regions.ts';
import { payloadFields } from '../../../src/payload/schema.ts';
import { industryCodes } from '../../data/industries.ts';
import { contactRegions } from '../../data/portal/contact-regions.ts';
import type { UserRecord } from '../ground/users/user-record.ts';
import { line, message, person, required } from './form-fields.ts';

/** Body of the contact form; fields that the profile has may be missing, and are ignored (decision 66). */
export const contactBody = v.looseObject({
  message,
  ...person,
  country: required,
  industry: v.optional(
    v.nullable(
      v.union([
        v.picklist(industryCodes, 'Choose an industry.'),
        v.object({ value: v.literal('other'), customInput: required }),
      ]),
    ),
    null,
  ),
  topic: v.optional(
    v.nullable(v.union([line, v.object({ value: v.literal('other'), customInput: required })])),
    null,
  ),
  contactType: v.picklist(contactTypes),
});

/** A checked contact form. */
export type ContactMessage = v.InferOutput<typeof contactBody>;

/** Replaces fields of the form by those of the profile (decision 66). */
export function withProfile(body: unknown, user: UserRecord | undefined): unknown {
  if (!user || typeof body !== 'object') return body;
  // Never combine the profile's region with a subregion from the form.
  const regionFields = user.region ? { subRegion: null } : {};
  return { ...body, ...regionFields, ...profileFields(user) };
}

/** Returns messages by field for further requirements of this contact type (spec S§5). */
export function missingFields(
  { contactType, industry, region, subRegion }: ContactMessage,
  user: UserRecord | undefined,
): Record<string, string> {
  const profile = profileFields(user ?? null);
  const page = { hasRegions: true, hasTopics: false, wantsIndustry: false };
  const asked = askedFields({ contactType, profile, ...page });
  const subRegions = subRegionsOf(offered, region ?? '');
  const isMissing = {
    industry: !industry,
    region: !offered.some(({ code }) => code === region),
    subRegion: subRegions.length > 0 && !subRegions.some(({ code }) => code === subRegion),
  };
  return Object.fromEntries(
    Object.entries(isMissing)
      .filter(([field, isSo]) => isSo && asked.has(field as ContactField))
      .map(([field]) => [field, 'This field is required.']),
  );
}

const offered = v.parse(payloadFields.contactRegions, contactRegions);

/** Limits of additional data, beyond the fields of the form. */
const most = { entries: 12, characters: 200 };

/** Additional data of the page, such as the product that the message is about: short texts and numbers. */
export function dataOf(sent: ContactMessage): [name: string, value: string][] {
  return Object.entries(sent)
    .filter(
      ([name, value]) => !OWN_FIELDS.has(name) && ['string', 'number', 'boolean'].includes(typeof value),
    )
    .slice(0, most.entries)
    .map(([name, value]) => [name.slice(0, 40), String(value).slice(0, most.characters)]);
}

const OWN_FIELDS = new Set([...Object.keys(contactBody.entries), 'recipient']);
