import * as v from 'valibot';
import { contactTypes } from '../../src/domain/contact/contact-type.ts';

/** Props of the contact form, on its marked element or on an opener. */
export const contactProps = v.object({
  /** Kind of contact; determines the fields and the recipient. */
  contactType: v.optional(v.picklist(contactTypes), 'contact_block'),
  /** Topics to choose from; the choice sets topic and recipient. */
  topics: v.optional(
    v.array(v.object({ id: v.string(), title: v.string(), recipient: v.optional(v.string()) })),
    [],
  ),
  /** Recipient if no topic has one; the server makes the final choice. */
  recipient: v.optional(v.string()),
  /** Choices that are required although the kind of contact does not require them. */
  required: v.optional(v.array(v.picklist(['industry', 'topic'])), []),
  /** Heading of the overlay; by default that of the kind of contact. */
  title: v.optional(v.string()),
  /** Initial text of the message; text that the visitor has entered is kept. */
  message: v.optional(v.string()),
  /** Sent with the message. */
  data: v.optional(v.record(v.string(), v.unknown()), {}),
  /** Set by the library on an overlay's element. */
  modal: v.optional(v.boolean(), false),
});

/** Props of the contact form. */
export type ContactProps = v.InferOutput<typeof contactProps>;
