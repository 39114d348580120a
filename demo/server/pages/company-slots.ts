import { company } from '../../data/portal/company.ts';
import { type Html, html } from '../base/html.ts';
import type { Slots } from './template.ts';

/** Template slots with the company's data, such as `{{companyTown}}`. */
export const companySlots: Slots = {
  companyName: company.name,
  companyStreet: company.street,
  companyPlace: `${company.postcode} ${company.town}`,
  companyTown: company.town,
  companyCountry: company.country,
  officePhone: phoneLink(company.phones.office),
  laboratoryPhone: phoneLink(company.phones.laboratory),
  safetyPhone: phoneLink(company.phones.safety),
  servicePhone: phoneLink(company.phones.service),
};

function phoneLink(number: string): Html {
  return html`<a href="tel:${number.replaceAll(' ', '')}">${number}</a>`;
}
