/** A mail before it is addressed: the same words as text and as HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Who gets the answers, where that is not the portal. */
  replyTo?: { name: string; address: string };
}
