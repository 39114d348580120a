import { chemistry } from '../../data/chemistry/chemistry-of.ts';
import type { Product } from '../../data/product.ts';
import { identityRows } from './document-content.ts';
import type { PdfContent } from './render-pdf.ts';

/** An entry of a select. */
export interface KeyValue {
  key: string;
  value: string;
}

/** Languages in which safety data sheets can be ordered. */
export const sheetLanguages: readonly KeyValue[] = [
  { key: 'Cze', value: 'Czech' },
  { key: 'Dut', value: 'Dutch' },
  { key: 'Eng', value: 'English' },
  { key: 'Fre', value: 'French' },
  { key: 'Ger', value: 'German' },
  { key: 'Ita', value: 'Italian' },
  { key: 'Jpn', value: 'Japanese' },
  { key: 'Kor', value: 'Korean' },
  { key: 'Pol', value: 'Polish' },
  { key: 'Por', value: 'Portuguese' },
  { key: 'Spa', value: 'Spanish' },
  { key: 'Chi', value: 'Chinese' },
];

/** Formats of safety data sheets. */
export const sheetTypes: readonly KeyValue[] = [
  { key: 'sds-eu', value: 'Safety data sheet (EU, REACH Annex II)' },
  { key: 'sds-us', value: 'Safety data sheet (USA, OSHA HCS)' },
  { key: 'sds-cn', value: 'Safety data sheet (China, GB/T 16483)' },
  { key: 'esds', value: 'Extended safety data sheet (EU)' },
];

/**
 * The safety data sheet of a product. All texts are English: a demo translates no legal document.
 *
 * @param region name of the region whose law it is for
 */
export function safetyDataSheet(
  product: Product,
  language: KeyValue,
  type: KeyValue,
  date: string,
  region?: string,
): PdfContent {
  const { density, heat } = chemistry(product.chemistry);
  return {
    title: type.value,
    subject: product.name,
    color: product.color,
    issue: `Article ${product.prd} · language ordered: ${language.value}`,
    date,
    language: 'en-GB',
    sections: [
      {
        heading: '1. Identification',
        rows: [
          ['Product', product.name],
          ['Article number', product.prd],
          ['Supplier', 'Colour & Effect GmbH, Kehl'],
          ...(region ? [['Region', region] as const] : []),
        ],
      },
      {
        heading: '2. Hazards',
        paragraphs: [
          'The product of this fictional maker is not classified. This sheet shows the form of such a document and must not be used for handling any real pigment.',
        ],
      },
      { heading: '3. Composition', rows: identityRows(product) },
      {
        heading: '4. First aid',
        paragraphs: ['Rinse eyes and skin with water. After inhalation of dust move to fresh air.'],
      },
      {
        heading: '5. Fire-fighting',
        paragraphs: ['Use water spray, foam or carbon dioxide. Avoid raising dust.'],
      },
      {
        heading: '7. Handling and storage',
        paragraphs: ['Keep dry and closed. Avoid dust; provide local exhaust.'],
      },
      {
        heading: '9. Physical and chemical properties',
        rows: [
          ['Density', `${density} g/cm³`],
          ['Stable up to', `${heat} °C`],
          ['Solubility in water', 'Practically insoluble'],
        ],
      },
      { heading: '14. Transport', paragraphs: ['Not dangerous goods under ADR, IMDG and IATA.'] },
    ],
    footer: `Safety data sheet · ${product.prd}`,
  };
}
