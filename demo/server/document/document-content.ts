import { assetTypes } from '../../data/assets/asset-types.ts';
import type { FieldValue } from '../../data/fields/values.ts';
import { fieldManifest, internalFields } from '../../data/manifest/field-manifest.ts';
import type { Product } from '../../data/product.ts';
import type { StoredAsset } from '../catalogue/product-reader.ts';
import { formatDate } from './format-date.ts';
import type { PdfContent, PdfSection } from './render-pdf.ts';
import { statementOf } from './statements.ts';

/** What the document of a product says. */
export function documentContent(product: Product, asset: StoredAsset): PdfContent {
  const { title } = assetTypes[asset.type];
  return {
    title,
    subject: product.name,
    color: product.color,
    issue: `Article ${product.prd} · version ${asset.version} · ${formatDate(asset.createdDate)} (UTC)`,
    date: asset.createdDate,
    // All demo documents are worded in English; the locale is data of the catalogue only.
    language: 'en-GB',
    sections: asset.type === 'tds' ? dataSheetSections(product) : statementSections(product, asset),
    footer: `${title} · ${product.prd} · version ${asset.version}`,
  };
}

/** Rows that identify a product in any document. */
export function identityRows(product: Product): [string, string][] {
  return rowsOf(product, [
    'color_index',
    'composition',
    'constitution_number',
    'cas_number',
    'chemical_class',
    'form',
  ]);
}

function dataSheetSections(product: Product): PdfSection[] {
  const technical = fieldManifest
    .filter(({ informationType }) => informationType === 'technical_info')
    .map(({ code }) => code);
  return [
    { heading: 'Description', paragraphs: [withoutTags(product.longDescription), product.brandDescription] },
    { heading: 'Identification', rows: identityRows(product) },
    { heading: 'Typical properties', rows: rowsOf(product, [...technical, 'transparency', 'performance']) },
    {
      heading: 'Notes',
      paragraphs: ['Typical values from production; not a specification. Lab values refer to D65/10°.'],
    },
  ];
}

function statementSections(product: Product, asset: StoredAsset): PdfSection[] {
  return [
    { heading: 'Statement', paragraphs: statementOf(asset.type, product.name) },
    {
      heading: 'Product',
      rows: [['Product', product.name], ['Article number', product.prd], ...identityRows(product)],
    },
    { heading: 'Version', paragraphs: [`${asset.changelog} This version replaces all earlier ones.`] },
  ];
}

function rowsOf(product: Product, codes: readonly string[]): [string, string][] {
  return codes.flatMap((code): [string, string][] => {
    const entry = fieldManifest.find((candidate) => candidate.code === code);
    const value = product.fields[code];
    if (!entry || value === undefined || internalFields.has(code)) return [];
    const titles = new Map(entry.options?.map(({ key, title }) => [key, title]));
    return [
      [
        entry.title,
        [wordsOf(value, titles), entry.unit]
          .filter(Boolean)
          .join(' ')
          .replace(/(µm) µm$/, '$1'),
      ],
    ];
  });
}

function wordsOf(value: FieldValue, titles: ReadonlyMap<string, string>): string {
  if (typeof value === 'object' && 'raw' in value) return String(value.raw);
  if (Array.isArray(value)) return value.map((part) => titles.get(String(part)) ?? String(part)).join(', ');
  return titles.get(String(value)) ?? String(value);
}

function withoutTags(html: string): string {
  return html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, '').trim();
}
