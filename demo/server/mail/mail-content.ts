/** A mail before it is addressed: the same words as text and as HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}
