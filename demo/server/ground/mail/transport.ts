import { createTransport } from 'nodemailer';
import type { MailContent } from './mail.ts';

/** A mail with all that its header needs. */
export interface OutgoingMail extends MailContent {
  from: string;
  to: string;
  date: Date;
  /** The same at each attempt, so that a mail server recognises a mail that was sent twice. */
  messageId: string;
}

/** Hands a mail over; resolves with the message as sent, RFC 5322. */
export type MailTransport = (mail: OutgoingMail) => Promise<string>;

/** The demo's mail server: renders the message and sends it to nobody. */
export function renderingTransport(): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => (await transport.sendMail(mail)).message.toString();
}
