import type { Product } from '../../../data/product.ts';
import type { MailContent } from '../../ground/mail/mail.ts';
import { writeMail } from '../../ground/mail/write-mail.ts';
import type { Recipient } from '../recipient-of.ts';
import type { RegulatoryRequest, RequestedDocument } from '../requests/regulatory-request.ts';
import type { SampleRequest } from '../requests/sample-request.ts';
import { addressFact, productFact, senderFact } from './staff-facts.ts';

type Person = Pick<SampleRequest, 'firstName' | 'lastName' | 'company' | 'email'>;

/** A mail to the staff about a sample request, with all data needed to send the sample. */
export function sampleMail(
  { reason, address, data, ...person }: SampleRequest,
  { product, recipients, site }: { product: Product; recipients: readonly Recipient[]; site: string },
): MailContent {
  const { customer, shipping } = address;
  const title = 'Send the sample to';
  return writeMail({
    ...headOf(person, 'Sample', product, site),
    preview: reason.slice(0, 90),
    paragraphs: [`What the sample is for:\n${reason}`],
    facts: [
      productFact(product.name, product.prd, data.industry),
      addressFact(title, shipping ?? customer),
      senderFact(person),
      ...(shipping ? [addressFact('Their own address', customer)] : []),
      { title: 'This request went to', lines: recipients.map((each) => `${each.title} (${each.email})`) },
    ],
  });
}

interface RegulatoryLetter {
  /** Of the request. */
  number: string;
  documents: readonly RequestedDocument[];
  /** Origin of the site. */
  site: string;
}

/** A mail to the staff about a request for regulatory documents. */
export function regulatoryMail(
  { selectedIndustry, ...person }: RegulatoryRequest,
  { number, documents, site }: RegulatoryLetter,
): MailContent {
  const [first] = documents;
  const title = documents.length === 1 && first ? first.title : `${documents.length} documents`;
  const product = documents.every((each) => each.product.id === first?.product.id)
    ? first?.product
    : undefined;
  return writeMail({
    ...headOf(person, title, product, site),
    preview: title,
    paragraphs: [],
    facts: [
      {
        title: documents.length === 1 ? 'Requested document' : 'Requested documents',
        lines: linesOf(documents),
      },
      ...(product ? [productFact(product.name, product.prd, selectedIndustry)] : []),
      senderFact(person),
      { title: 'Request', lines: [number] },
    ],
  });
}

/** The receipt of such a request, to who sent it. */
export function regulatoryReceiptMail(
  { firstName, lastName }: RegulatoryRequest,
  { number, documents, site }: RegulatoryLetter,
): MailContent {
  return writeMail({
    subject: `Your request ${number} for regulatory documents`,
    preview: linesOf(documents).join(', ').slice(0, 90),
    greeting: `Hello ${firstName} ${lastName},`,
    paragraphs: [`We have received your request ${number}, and will answer you by email.`],
    facts: [{ title: 'Requested', lines: linesOf(documents) }],
    action: { title: 'Open My sheets', link: `${site}/sheets?tab=mysheets` },
    notes: [],
  });
}

function linesOf(documents: readonly RequestedDocument[]): string[] {
  return documents.map(({ title, product: { name, prd } }) => `${title} of ${name} (${prd})`);
}

function headOf(
  { firstName, lastName, company, email }: Person,
  what: string,
  product: Product | undefined,
  site: string,
) {
  const sender = `${firstName} ${lastName}`;
  return {
    replyTo: { name: sender, address: email },
    subject: `Request: ${what}${product ? ` of ${product.name} (${product.prd})` : ''}, ${company}`,
    greeting: `${sender} (${email}) requests: ${what}${product ? ` of ${product.name}` : ''}`,
    ...(product && { action: { title: 'Open the product', link: `${site}/product/${product.id}` } }),
    notes: [`A reply to this mail goes to ${sender}.`],
  };
}
