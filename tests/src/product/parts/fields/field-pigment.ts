import type { Pigment } from '../../../../../src/services/pigment.ts';
import { fakePigment } from '../../state/fake-pigment.ts';

const internal = [{ industry: 'coatings', code: 'internal' }];

const listed = (code: string, title: string, informationType: string, options: Record<string, string>) => ({
  ...{ code, title, informationType },
  options: Object.entries(options).map(([key, optionTitle]) => ({ key, title: optionTitle })),
});

/** The catalogue of fields as the search service sends it to an internal user. */
export const manifest = [
  { code: 'form', title: 'Form', informationType: 'product_detail' },
  { code: 'color_index', title: 'Colour Index', informationType: 'product_detail' },
  listed('application', 'Application', 'product_detail', { coil: 'Coil coating' }),
  {
    ...{ code: 'advice', title: 'Regional advice', informationType: 'product_detail' },
    accessLevel: internal,
  },
  { code: 'density', title: 'Density', informationType: 'technical_info', unit: 'g/cm³' },
  { code: 'oil', title: 'Oil absorption', informationType: 'technical_info' },
  listed('regulatory', 'Inventory status', 'regulatory_info', {
    reach: 'REACH (EU)',
    aiic: 'AIIC (Australia)',
  }),
  { code: 'e_number', title: 'E number', informationType: 'regulatory_info' },
  listed('specific_requirements', 'Specific requirements', 'specific_requirements', {
    acid: 'Acid-resistant',
  }),
  { code: 'vegan', title: 'Vegan', informationType: 'specific_requirements' },
  listed('sustainability', 'Sustainability', 'sustainability', {
    comfort: 'Comfort',
    'low-carbon': 'Low-carbon production',
  }),
  {
    ...{ code: 'plants', title: 'Production plants', informationType: 'internal_info' },
    accessLevel: internal,
  },
  { code: 'laboratory', title: 'Laboratory', informationType: 'contact' },
];

const fields = {
  form: 'Powder',
  color_index: 'C.I. Pigment Red 224',
  application: [{ key: 'coil', hierarchy: 'recommended' }],
  density: 1.5,
  oil: [[38, 42], [44]],
  regulatory: ['reach'],
  e_number: 'E 172',
  specific_requirements: ['acid'],
  vegan: true,
  sustainability: ['low-carbon'],
  laboratory: 'Kehl',
};

/** A product with fields of all kinds, one of them in an unknown form. */
export function fieldPigment(more: Record<string, unknown> = {}, parts: Partial<Pigment> = {}): Pigment {
  return fakePigment({ fields: { ...fields, ...more }, ...parts });
}

/** What an internal user is sent beside that, and a field that no manifest knows. */
export const internalFields = { advice: 'Push in Asia', plants: 'Kehl', curie_temperature: '585 °C' };

/** A user of the payload with these roles. */
export const userWith = (...roles: string[]) => ({
  ...{ userId: 'u-1', email: 'a@example.com' },
  tokenPayload: { roles },
});
