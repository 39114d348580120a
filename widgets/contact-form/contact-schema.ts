import * as v from 'valibot';
import type { ContactField } from '../../src/domain/contact/asked-fields.ts';
import type { ContactValues } from '../../src/domain/contact/compose-message.ts';
import { MESSAGE_MAX } from '../../src/domain/contact/message-length.ts';
import { type ContactRegion, isWholePlace } from '../../src/domain/contact/regions.ts';
import { isFilled } from '../../src/domain/validation/is-filled.ts';
import { type ValidationText, validationRules } from '../../src/domain/validation/rules.ts';
import { type CustomSelection, otherValue } from '../../src/lib/select-option.ts';

/** Required fields of a contact form; other fields may have any value. */
export interface ContactDemands {
  asked: ReadonlySet<ContactField>;
  /** Ids of the topics to choose from; `null` if no choice is required. */
  topicIds: readonly string[] | null;
  regions: readonly ContactRegion[];
}

/** Validation rules of the contact form, in the order of its fields (spec S§5, decision 63). */
export function contactSchema(
  texts: ValidationText,
  { asked, topicIds, regions }: ContactDemands,
): v.GenericSchema<ContactValues> {
  const rules = validationRules(texts);
  const requiredText = texts('validation.required');
  const text = (field: ContactField) =>
    v.pipe(
      v.string(),
      v.trim(),
      v.check((value) => !asked.has(field) || isFilled(value), requiredText),
    );
  const choice = (isComplete: (value: string) => boolean) =>
    v.pipe(
      v.object({
        value: v.string(),
        customInput: v.optional(v.string()),
      }) as v.GenericSchema<CustomSelection>,
      v.check(
        ({ value, customInput }) => (value === otherValue ? isFilled(customInput ?? '') : isComplete(value)),
        requiredText,
      ),
    );

  return v.pipe(
    v.object({
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: v.pipe(text('email'), rules.email()),
      company: text('company'),
      country: text('country'),
      region: text('region'),
      subRegion: v.string(),
      industry: choice((value) => !asked.has('industry') || isFilled(value)),
      topic: choice((value) => topicIds?.includes(value) ?? true),
      message: v.pipe(text('message'), rules.max(MESSAGE_MAX)),
    }),
    v.forward(
      v.check((place) => !asked.has('subRegion') || isWholePlace(regions, place), requiredText),
      ['subRegion'],
    ),
  );
}
