import { chemistry } from '../../data/chemistry/chemistry-of.ts';
import { NOT_MEASURED } from '../../data/color.ts';
import { company } from '../../data/company.ts';
import type { Product } from '../../data/product.ts';
import { identityRows } from './document-content.ts';
import { wordsOf } from './document-words.ts';
import type { PdfContent } from './render-pdf.ts';
import { type KeyValue, localeOfSheet } from './sheet-choices.ts';

/**
 * Renders the safety data sheet of a product. Its fixed texts are in the ordered language if that is a western European
 * one.
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
  const words = wordsOf(localeOfSheet(language.key));
  const { headings, ...sheet } = words.sheet;
  return {
    title: sheet.types[type.key] ?? type.value,
    subject: product.name,
    color: product.color ?? NOT_MEASURED,
    issue: `${words.article} ${product.prd} · ${language.value}`,
    date,
    language: words.language,
    sections: [
      {
        heading: headings.identification,
        rows: [
          [words.product, product.name],
          [words.articleNumber, product.prd],
          [
            sheet.supplier,
            `${company.name}, ${company.street}, ${company.postcode} ${company.town}, ${company.country}`,
          ],
          ...(region ? [[sheet.region, region] as const] : []),
        ],
      },
      { heading: headings.hazards, paragraphs: [sheet.hazards] },
      { heading: headings.composition, rows: identityRows(product, words) },
      { heading: headings.firstAid, paragraphs: [sheet.firstAid] },
      { heading: headings.fire, paragraphs: [sheet.fire] },
      { heading: headings.handling, paragraphs: [sheet.handling] },
      {
        heading: headings.properties,
        rows: [
          [sheet.density, `${density} g/cm³`],
          [sheet.stableUpTo, `${heat} °C`],
          [sheet.solubility, sheet.insoluble],
        ],
      },
      { heading: headings.transport, paragraphs: [sheet.transport] },
    ],
    footer: `${sheet.footer} · ${product.prd}`,
    page: words.page,
  };
}
