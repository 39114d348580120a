import { industries } from '../../../data/industries.ts';
import type { Product } from '../../../data/product.ts';
import { countries } from '../../backend/countries.ts';
import { type RegulatoryRequest, regulatoryTitles } from '../../site/requests/regulatory-request.ts';
import type { SampleRequest } from '../../site/requests/sample-request.ts';
import type { MailContent } from '../mail-content.ts';
import { writeMail } from '../write-mail.ts';

type Person = Pick<SampleRequest, 'firstName' | 'lastName' | 'company' | 'email' | 'region' | 'subRegion'>;
type Address = SampleRequest['address']['customer'];

/** A sample request, for the staff who send it. */
export function sampleMail(
  { reason, address, data, ...person }: SampleRequest,
  product: Product,
): MailContent {
  const { customer, shipping } = address;
  return writeMail({
    ...headOf(person, 'sample', product),
    preview: reason.slice(0, 90),
    paragraphs: reason.split(/\n{2,}/),
    notes: [
      ...notesOf(person, product, data.industry),
      `Address: ${lineOf(customer)}`,
      shipping ? `Ship to: ${lineOf(shipping)}` : 'Ship to the same address.',
    ],
  });
}

/** A request for a regulatory document, for the staff who issue it. */
export function regulatoryMail(
  { documentType, selectedIndustry, ...person }: RegulatoryRequest,
  product: Product,
): MailContent {
  const title = regulatoryTitles.get(documentType) ?? documentType;
  return writeMail({
    ...headOf(person, title, product),
    preview: title,
    paragraphs: [`Requested document: ${title}`],
    notes: notesOf(person, product, selectedIndustry),
  });
}

function headOf({ firstName, lastName, company, email }: Person, what: string, { name, prd }: Product) {
  const sender = `${firstName} ${lastName}`;
  return {
    replyTo: { name: sender, address: email },
    subject: `Request: ${what} of ${name} (${prd}), ${company}`,
    greeting: `${sender} (${email}) requests: ${what} of ${name}`,
  };
}

function notesOf(
  { company, region, subRegion }: Person,
  { name, prd }: Product,
  code: string | null,
): string[] {
  const industry = industries.find((each) => each.code === code)?.title ?? '–';
  const place = [region, subRegion].filter(Boolean).join(', ');
  return [
    `Product: ${name} · ${prd} · Industry: ${industry}`,
    `Company: ${[company, place].filter(Boolean).join(' · ')}`,
  ];
}

function lineOf({ name, street, zipCode, city, country }: Address): string {
  return `${name}, ${street}, ${zipCode} ${city}, ${countries[country] ?? country}`;
}
