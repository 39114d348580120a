/** A mail without its recipient, as text and as HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Reply-to address, if it isn't the portal's. */
  replyTo?: { name: string; address: string };
}
