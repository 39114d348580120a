import { industryTitle } from '../../../data/industries.ts';
import { contactKinds, contactTopics } from '../../../data/portal/contact-kinds.ts';
import type { Fact } from '../../ground/mail/fact.ts';
import type { MailContent } from '../../ground/mail/mail.ts';
import { writeMail } from '../../ground/mail/write-mail.ts';
import { type ContactMessage, dataOf } from '../contact-message.ts';
import { productFact, senderFact } from './staff-facts.ts';

/** A message from the contact form, for the staff. */
export function contactMail(message: ContactMessage): MailContent {
  const { firstName, lastName, company, email } = message;
  const sender = `${firstName} ${lastName}`;
  return writeMail({
    replyTo: { name: sender, address: email },
    subject: `Message from ${sender}, ${company}`,
    preview: message.message.slice(0, 90),
    greeting: `${sender} (${email}) writes:`,
    paragraphs: [message.message],
    facts: [...aboutOf(message), senderFact(message), ...pageFacts(message)],
    notes: [`A reply to this mail goes to ${sender}.`],
  });
}

function aboutOf({ contactType, industry, topic }: ContactMessage): Fact[] {
  return [
    { title: 'Kind of message', lines: [contactKinds[contactType]] },
    { title: 'Topic', lines: [wordOf(topic, topicTitle)] },
    { title: 'Industry', lines: [wordOf(industry, industryTitle)] },
  ];
}

/** Data sent by the page: the product in words, everything else by its name. */
function pageFacts(message: ContactMessage): Fact[] {
  const { prd, productName = '', forIndustry = null, ...others } = Object.fromEntries(dataOf(message));
  const product = prd ? [productFact(productName, prd, forIndustry)] : [];
  const rest = prd ? Object.entries(others) : dataOf(message);
  const lines = rest.map(([name, value]) => `${inWords(name)}: ${value}`);
  return [...product, { title: 'From the page', lines }];
}

function wordOf(choice: ContactMessage['topic'], titleOf: (code: string) => string): string {
  if (choice === null) return '';
  return typeof choice === 'string' ? titleOf(choice) : `Other: ${choice.customInput}`;
}

function topicTitle(id: string): string {
  return contactTopics.find((topic) => topic.id === id)?.title ?? id;
}

/** `orderNumber` as `Order number`. */
function inWords(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
