import { industryTitle } from '../../../data/industries.ts';
import type { Fact } from '../../ground/mail/fact.ts';
import type { MailContent } from '../../ground/mail/mail.ts';
import { writeMail } from '../../ground/mail/write-mail.ts';
import type { Recipient, SampleContact } from '../recipient-of.ts';
import type { RequestedSample, SamplesRequest } from '../requests/samples-request.ts';
import { addressFact, senderFact } from './staff-facts.ts';

interface SamplesLetter {
  /** Of the request. */
  number: string;
  products: readonly RequestedSample[];
  /** Who answers. */
  contacts: readonly SampleContact[];
  /** Origin of the site. */
  site: string;
}

/** A mail to the staff about a request for several samples, with all data needed to send them. */
export function samplesMail(
  request: SamplesRequest,
  { number, products, recipients, link }: SamplesLetter & { recipients: readonly Recipient[]; link: string },
): MailContent {
  const { firstName, lastName, company, email, reason } = request;
  const sender = `${firstName} ${lastName}`;
  const { customer, shipping } = request.address;
  return writeMail({
    replyTo: { name: sender, address: email },
    subject: `Request ${number}: samples of ${countOf(products)}, ${company}`,
    preview: reason.slice(0, 90),
    greeting: `${sender} (${email}) requests samples of ${countOf(products)}.`,
    paragraphs: [`What the samples are for:\n${reason}`],
    facts: [
      ...orderFacts(request, products),
      senderFact(request),
      ...(shipping ? [addressFact('Their own address', customer)] : []),
      { title: 'This request went to', lines: recipients.map((each) => `${each.title} (${each.email})`) },
    ],
    action: { title: 'Change the state', link },
    objection: { title: 'Decline this request', link: `${link}&decline` },
    notes: [
      `A reply to this mail goes to ${sender}.`,
      'The state that you set is shown to the customer, in the list of requests of the profile.',
    ],
  });
}

/** The receipt of such a request, to who sent it. */
export function samplesReceiptMail(
  request: SamplesRequest,
  { number, products, contacts, site }: SamplesLetter,
): MailContent {
  return writeMail({
    subject: `Your request ${number} for samples`,
    preview: products.map(({ product }) => product.name).join(', '),
    greeting: `Hello ${request.firstName} ${request.lastName},`,
    paragraphs: [
      `We have received your request ${number} for samples of ${countOf(products)}.`,
      `What you need the samples for:\n${request.reason}`,
    ],
    facts: [
      ...orderFacts(request, products),
      {
        title: 'Who answers you',
        lines: contacts.map(({ name, email, phone }) => [name, email, phone].filter(Boolean).join(', ')),
      },
    ],
    action: { title: 'See your requests', link: `${site}/profile#/sample-requests` },
    notes: ['You can see there how far your request is, and request the same samples again.'],
  });
}

function orderFacts({ wantedDate, address }: SamplesRequest, products: readonly RequestedSample[]): Fact[] {
  return [
    { title: 'Samples', lines: products.map(lineOf) },
    { title: 'Wanted by', lines: [wantedDate?.replaceAll('-', '/') ?? ''] },
    addressFact('Send the samples to', address.shipping ?? address.customer),
  ];
}

function lineOf({ product: { name, prd }, amount, industry }: RequestedSample): string {
  const title = industry && industryTitle(industry);
  return `${amount} of ${name} (${prd})${title ? `, ${title}` : ''}`;
}

function countOf({ length }: readonly unknown[]): string {
  return length === 1 ? '1 product' : `${length} products`;
}
