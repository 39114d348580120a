import { type ContactMessage, dataOf } from '../../site/contact-message.ts';
import type { MailContent } from '../mail-content.ts';
import { writeMail } from '../write-mail.ts';

/** A message from the contact form, for the staff. */
export function contactMail(message: ContactMessage): MailContent {
  const { firstName, lastName, company, country, email, region, subRegion, industry, topic } = message;
  const place = [country, region, subRegion].filter(Boolean).join(', ');
  const data = dataOf(message).map(([name, value]) => `${name}: ${value}`);
  return writeMail({
    replyTo: { name: `${firstName} ${lastName}`, address: email },
    subject: `Message from ${firstName} ${lastName}, ${company}`,
    preview: message.message.slice(0, 90),
    greeting: `${firstName} ${lastName} (${email}) writes:`,
    paragraphs: message.message.split(/\n{2,}/),
    notes: [
      `Company: ${company} · ${place}`,
      `Industry: ${wordOf(industry)} · Topic: ${wordOf(topic)} · Form: ${message.contactType}`,
      ...(data.length > 0 ? [data.join(' · ')] : []),
    ],
  });
}

function wordOf(choice: ContactMessage['topic']): string {
  return choice === null ? '–' : typeof choice === 'string' ? choice : choice.customInput;
}
