import * as v from 'valibot';
import { industryCodes } from '../../data/industries.ts';
import type { UserRecord } from '../users/user-record.ts';
import { fixedPayload } from './fixed-payload.ts';

const line = v.pipe(v.string(), v.trim(), v.maxLength(200, 'This is too long.'));
const required = v.pipe(line, v.nonEmpty('This field is required.'));

/** Kinds of contact (shell specification §3). */
export const contactTypes = ['bce', 'contact_block', 'psr', 'account_manager', 'customer_service'] as const;

/** Body of the contact form; what the profile knows may be missing or is not believed (decision 66). */
export const contactBody = v.looseObject({
  message: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('This field is required.'),
    v.maxLength(10_000, 'This is too long.'),
  ),
  firstName: required,
  lastName: required,
  company: required,
  country: required,
  email: v.pipe(required, v.email('This is no e-mail address.')),
  region: v.optional(v.nullable(line), null),
  subRegion: v.optional(v.nullable(line), null),
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
  formSecurityToken: v.string(),
  contactType: v.picklist(contactTypes),
});

/** A checked contact form. */
export type ContactMessage = v.InferOutput<typeof contactBody>;

/** The form with what the profile knows in place of what was sent. */
export function withProfile(body: unknown, user: UserRecord | undefined): unknown {
  if (!user || typeof body !== 'object') return body;
  const { firstName, lastName, company, country, email, region, subRegion } = user;
  const place = region ? { region, subRegion } : {};
  return { ...body, firstName, lastName, company, country, email, ...place };
}

/** Messages by field where the kind of contact asks for more than every kind does (shell specification §5). */
export function missingFields({
  contactType,
  industry,
  region,
  subRegion,
}: ContactMessage): Record<string, string> {
  const missing: Record<string, string> = {};
  const message = 'This field is required.';
  const asksIndustry = contactType === 'bce' || contactType === 'contact_block';
  if (asksIndustry && !industry) missing.industry = message;
  if (contactType === 'bce') {
    const known = fixedPayload.contactRegions.find(({ code }) => code === region);
    if (!known) missing.region = message;
    const subRegions = (known && 'subRegions' in known && known.subRegions) || [];
    if (subRegions.length > 0 && !subRegions.some(({ code }) => code === subRegion))
      missing.subRegion = message;
  }
  return missing;
}
