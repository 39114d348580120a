import * as v from 'valibot';
import type { ContactField } from '../../../src/domain/contact/asked-fields.ts';
import type { ContactValues } from '../../../src/domain/contact/compose-message.ts';
import { MESSAGE_MAX } from '../../../src/domain/contact/message-length.ts';
import { regionSchema } from '../../../src/domain/contact/region-fields-schema.ts';
import { type ContactRegion, isRegionComplete } from '../../../src/domain/contact/regions.ts';
import { isFilled } from '../../../src/domain/validation/is-filled.ts';
import { oneLine } from '../../../src/domain/validation/one-line.ts';
import { type ValidationText, validationRules } from '../../../src/domain/validation/rules.ts';
import { otherValue } from '../../../src/lib/select-option.ts';

/** What a contact form asks for. */
export interface ContactDemands {
  /** Fields that the form shows; others are not checked. */
  asked: ReadonlySet<ContactField>;
  /** Codes of the industries to choose from. */
  industries: readonly string[];
  /** Ids of the topics to choose from; `null` if no choice is required. */
  topicIds: readonly string[] | null;
  regions: readonly ContactRegion[];
}

/** Validation rules of the contact form, in the order of its fields (spec S§5, decision 63). */
export function contactSchema(
  texts: ValidationText,
  { asked, industries, topicIds, regions }: ContactDemands,
): v.GenericSchema<ContactValues> {
  const { required, email, max } = validationRules(texts);
  const requiredText = texts('validation.required');
  const ifAsked = (field: ContactField, rule: v.GenericSchema<string>) =>
    asked.has(field) ? rule : v.string();
  const line = v.pipe(oneLine, required());
  const selection = v.object({ value: v.string(), customInput: v.optional(oneLine) });
  const choice = (field: ContactField, isComplete: (value: string) => boolean) =>
    v.pipe(
      selection,
      v.check(({ value, customInput }) => {
        if (!asked.has(field)) return true;
        return value === otherValue ? isFilled(customInput ?? '') : isComplete(value);
      }, requiredText),
    );

  return v.pipe(
    v.object({
      firstName: ifAsked('firstName', line),
      lastName: ifAsked('lastName', line),
      email: ifAsked('email', v.pipe(line, email())),
      company: ifAsked('company', line),
      country: ifAsked('country', line),
      region: ifAsked('region', regionSchema(texts, regions)),
      subRegion: v.string(),
      industry: choice('industry', (value) => industries.includes(value)),
      topic: choice('topic', (value) => topicIds?.includes(value) ?? true),
      message: v.pipe(v.string(), v.trim(), required(), max(MESSAGE_MAX)),
    }),
    v.forward(
      v.check((fields) => !asked.has('subRegion') || isRegionComplete(regions, fields), requiredText),
      ['subRegion'],
    ),
  ) as v.GenericSchema<ContactValues>;
}
