import type { Asset } from '../../data/assets/asset.ts';
import { NOT_MEASURED } from '../../data/base/color.ts';
import { EPOCH } from '../../data/base/epoch.ts';
import { fillIn } from '../../data/base/fill-in.ts';
import { chemistry } from '../../data/chemistry/chemistry-of.ts';
import { company } from '../../data/portal/company.ts';
import type { Product } from '../../data/product.ts';
import type { PdfSection } from '../pdf/section.ts';
import { dateIn, figuresIn } from './in-language.ts';
import type { PdfContent } from './render-pdf.ts';
import type { SheetType } from './sheet-choices.ts';
import { countryName, ownLanguageName, type SheetWords, sheetWordsOf } from './sheet-words.ts';

/** Language and type of an ordered sheet, and the issue in the product's list of documents. */
export interface SheetOrder {
  /** Locale of a language in which sheets can be ordered. */
  locale: string;
  type: SheetType;
  issue: Pick<Asset, 'version' | 'createdDate'>;
}

/**
 * Renders the safety data sheet of a product: the sixteen sections of the GHS, in the words of the ordered language and
 * for the country whose law the ordered type follows.
 */
export function safetyDataSheet(product: Product, { locale, type, issue }: SheetOrder): PdfContent {
  const words = sheetWordsOf(locale);
  const { labels } = words;
  const country = countryName(type.country, words);
  const title = `${type.isExtended ? words.extended : words.title} (${country})`;
  const version = `${labels.version} ${issue.version}`;
  const date = issue.createdDate ? [dateIn(words.language, issue.createdDate)] : [];
  const code = `${labels.code} ${product.prd}`;
  return {
    title,
    subject: product.name,
    color: product.color ?? NOT_MEASURED,
    issue: [code, version, ...date, ownLanguageName(words)].join(' · '),
    date: issue.createdDate ?? new Date(EPOCH).toISOString(),
    language: words.language,
    sections: [
      ...contentOf(product, words, { type, issue }).map((content, index) => ({
        ...content,
        heading: headingOf(index + 1, type, words),
      })),
      ...(type.isExtended ? [{ heading: words.annex.title, paragraphs: [words.annex.text] }] : []),
    ],
    footer: [title, product.prd, version, ...date].join(' · '),
    page: (page, count) => fillIn(words.page, { page, count }),
  };
}

function headingOf(number: number, { country }: SheetType, words: SheetWords): string {
  const title = words.titlesIn[country]?.[number] ?? words.titles[number - 1] ?? '';
  return fillIn(words.section, { number, title });
}

/** The contents of the sixteen sections, in order. A section without data says so. */
function contentOf(
  product: Product,
  words: SheetWords,
  { type, issue }: Pick<SheetOrder, 'type' | 'issue'>,
): Omit<PdfSection, 'heading'>[] {
  const { labels } = words;
  const { density, heat } = chemistry(product.chemistry);
  const { name, street, postcode, town, phones } = company;
  const composition = rowsOf(product, [
    [labels.colorIndex, 'color_index'],
    [labels.constitution, 'constitution_number'],
    [labels.cas, 'cas_number'],
  ]);
  const none = { paragraphs: [words.noData] };
  return [
    {
      rows: [
        [labels.product, product.name],
        [labels.code, product.prd],
        // No registration without a registrant.
        ...(type.country === 'EU' ? [[labels.registration, words.noData] as const] : []),
        [labels.use, words.use],
        [labels.supplier, `${name}, ${street}, ${postcode} ${town}, ${countryName('DE', words)}`],
        [labels.emergency, phones.safety],
      ],
    },
    none,
    composition.length > 0 ? { rows: composition } : none,
    { paragraphs: [words.firstAid] },
    { paragraphs: [words.fire] },
    { paragraphs: [words.release] },
    { paragraphs: [words.handling] },
    { paragraphs: [words.protection] },
    {
      rows: [
        [labels.density, figuresIn(words.language, `${density} g/cm³`)],
        [labels.stableUpTo, `${heat} °C`],
        [labels.solubility, words.insoluble],
      ],
    },
    { paragraphs: [words.stability] },
    none,
    none,
    { paragraphs: [words.disposal] },
    none,
    {
      rows: [
        [labels.law, words.laws[type.country]],
        [labels.country, countryName(type.country, words)],
      ],
    },
    {
      rows: [
        [labels.version, String(issue.version)],
        ...(issue.createdDate ? [[labels.issued, dateIn(words.language, issue.createdDate)] as const] : []),
      ],
      paragraphs: [words.disclaimer],
    },
  ];
}

/** Rows of the fields that the product has. */
function rowsOf(product: Product, fields: [label: string, code: string][]): [string, string][] {
  return fields.flatMap(([label, code]): [string, string][] => {
    const value = product.fields[code];
    return typeof value === 'string' && value ? [[label, value]] : [];
  });
}
