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
