import * as v from 'valibot';
import { contactTypes } from '../../src/domain/contact/contact-type.ts';

/** Props of the contact form, on its marked element or on what opens it as an overlay. */
export const contactProps = v.object({
  /** Kind of contact; it decides what is asked and who gets the message. */
  contactType: v.optional(v.picklist(contactTypes), 'contact_block'),
  /** What one may write about; the choice sets topic and recipient. */
  topics: v.optional(
    v.array(v.object({ id: v.string(), title: v.string(), recipient: v.optional(v.string()) })),
    [],
  ),
  /** Recipient where no topic names one: a hint, the server decides. */
  recipient: v.optional(v.string()),
  /** Choices that must be made though the kind of contact does not ask for them. */
  required: v.optional(v.array(v.picklist(['industry', 'topic'])), []),
  /** Heading of the overlay; by the kind of contact where absent. */
  title: v.optional(v.string()),
  /** What the message starts with; what someone has written already stays. */
  message: v.optional(v.string()),
  /** Sent along with the message. */
  data: v.optional(v.record(v.string(), v.unknown()), {}),
  /** Set by the library on an overlay's place. */
  modal: v.optional(v.boolean(), false),
});

/** Props of the contact form. */
export type ContactProps = v.InferOutput<typeof contactProps>;
