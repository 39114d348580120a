import { industryTitle } from '../../../data/industries.ts';
import { contactRegions } from '../../../data/portal/contact-regions.ts';
import { countries } from '../../../data/portal/countries.ts';
import type { Fact } from '../../ground/mail/fact.ts';

// Facts in mails to the staff, in words instead of codes.

interface Sender {
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  /** Code. */
  country?: string;
  region?: string | null;
  subRegion?: string | null;
}

interface Address {
  name: string;
  street: string;
  zipCode: string;
  city: string;
  country: string;
}

/** The sender's name, company and region. */
export function senderFact({ firstName, lastName, company, email, ...regionFields }: Sender): Fact {
  const { country, region, subRegion } = regionFields;
  return {
    title: 'From',
    lines: [
      `${firstName} ${lastName}`,
      company,
      email,
      country ? countryTitle(country) : '',
      regionTitle(region ?? null, subRegion ?? null),
    ],
  };
}

/** A product, and the industry of its page. */
export function productFact(name: string, prd: string, industry: string | null): Fact {
  const title = industry && industryTitle(industry);
  return { title: 'Product', lines: [name, `Product code: ${prd}`, title ? `Industry: ${title}` : ''] };
}

/** A postal address in the order of an address label. */
export function addressFact(title: string, { name, street, zipCode, city, country }: Address): Fact {
  return { title, lines: [name, street, `${zipCode} ${city}`, countryTitle(country)] };
}

function countryTitle(code: string): string {
  return countries[code] ?? code;
}

/** Such as `Northern Europe, Europe`. */
function regionTitle(region: string | null, subRegion: string | null): string {
  const found = contactRegions.find(({ code }) => code === region);
  const inner = found?.subRegions?.find(({ code }) => code === subRegion);
  return [inner?.title, found?.title ?? region].filter(Boolean).join(', ');
}
