import type { Product } from '../../../data/product.ts';
import type { MailContent } from '../../ground/mail/mail.ts';
import { writeMail } from '../../ground/mail/write-mail.ts';
import type { Recipient } from '../recipient-of.ts';
import { type RegulatoryRequest, regulatoryTitles } from '../requests/regulatory-request.ts';
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

/** A mail to the staff about a request for a regulatory document. */
export function regulatoryMail(
  { documentType, selectedIndustry, ...person }: RegulatoryRequest,
  { product, site }: { product: Product; site: string },
): MailContent {
  const title = regulatoryTitles.get(documentType) ?? documentType;
  return writeMail({
    ...headOf(person, title, product, site),
    preview: title,
    paragraphs: [],
    facts: [
      { title: 'Requested document', lines: [title] },
      productFact(product.name, product.prd, selectedIndustry),
      senderFact(person),
    ],
  });
}

function headOf(
  { firstName, lastName, company, email }: Person,
  what: string,
  product: Product,
  site: string,
) {
  const { id, name, prd } = product;
  const sender = `${firstName} ${lastName}`;
  return {
    replyTo: { name: sender, address: email },
    subject: `Request: ${what} of ${name} (${prd}), ${company}`,
    greeting: `${sender} (${email}) requests: ${what} of ${name}`,
    action: { title: 'Open the product', link: `${site}/product/${id}` },
    notes: [`A reply to this mail goes to ${sender}.`],
  };
}
