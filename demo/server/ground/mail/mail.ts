/** A mail without its recipient, as text and as HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Reply-to address, if it isn't the portal's. */
  replyTo?: { name: string; address: string };
}

/** A mail in the outbox. */
export interface Mail {
  /** Counts up from 1. */
  id: number;
  /** ISO 8601. */
  sentAt: string;
  from: string;
  to: string;
  subject: string;
  /** The text part. */
  text: string;
  /** The HTML part, a whole document with inline styles; show it sandboxed. */
  html: string;
  /** The message as sent, RFC 5322 with MIME parts. */
  raw: string;
}
