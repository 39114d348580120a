import { createTransport } from 'nodemailer';
import type { MailContent } from './mail.ts';

/** A mail with the data of its header. */
export interface OutgoingMail extends MailContent {
  from: string;
  to: string;
  date: Date;
  /** The same at each attempt, so that a mail server recognises a duplicate. */
  messageId: string;
}

/** Sends a mail; resolves with the message as sent, RFC 5322. */
export type MailTransport = (mail: OutgoingMail) => Promise<string>;

/** The demo's mail server: renders the message without sending it. */
export function renderingTransport(): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => (await transport.sendMail(mail)).message.toString();
}
