import { type AssetType, assetTypes } from '../../data/assets/asset-types.ts';
import { NOT_MEASURED } from '../../data/base/color.ts';
import { EPOCH } from '../../data/base/epoch.ts';
import { fillIn } from '../../data/base/fill-in.ts';
import type { FieldValue } from '../../data/fields/values.ts';
import { fieldManifest, internalFields } from '../../data/manifest/field-manifest.ts';
import { company } from '../../data/portal/company.ts';
import type { Product } from '../../data/product.ts';
import type { StoredAsset } from '../catalogue/stored-asset.ts';
import { withoutTags } from '../catalogue/without-tags.ts';
import type { PdfSection } from '../pdf/section.ts';
import { type DocumentWords, english, wordingNote, wordsOf } from './document-words.ts';
import { dateIn, figuresIn } from './in-language.ts';
import type { PdfContent } from './render-pdf.ts';

/** Returns the content of a product's document, in its own language if that is a western European one. */
export function documentContent(product: Product, asset: StoredAsset): PdfContent {
  const words = wordsOf(asset.locale);
  const title = words.titles[asset.type] ?? assetTypes[asset.type].title;
  const issued = asset.createdDate ? [dateIn(words.language, asset.createdDate)] : [];
  return {
    title,
    subject: product.name,
    color: product.color ?? NOT_MEASURED,
    issue: [`${words.article} ${product.prd}`, `${words.version} ${asset.version}`, ...issued].join(' · '),
    date: asset.createdDate ?? new Date(EPOCH).toISOString(),
    language: words.language,
    sections:
      asset.type === 'tds'
        ? dataSheetSections(product, asset, words)
        : statementSections(product, asset, words),
    footer: `${title} · ${product.prd} · ${words.version} ${asset.version}`,
    page: words.page,
  };
}

/** Returns the rows that identify a product in any document. */
export function identityRows(product: Product, words: DocumentWords = english): [string, string][] {
  return rowsOf(
    product,
    ['color_index', 'composition', 'constitution_number', 'cas_number', 'chemical_class', 'form'],
    words,
  );
}

function dataSheetSections(product: Product, { locale }: StoredAsset, words: DocumentWords): PdfSection[] {
  const { headings, typicalValues } = words;
  const technical = fieldManifest
    .filter(({ informationType }) => informationType === 'technical_info')
    .map(({ code }) => code);
  const description = [withoutTags(product.longDescription), product.brandDescription].filter(Boolean);
  return [
    { heading: headings.description, paragraphs: description, language: english.language },
    { heading: headings.identification, rows: identityRows(product, words) },
    {
      heading: headings.properties,
      rows: rowsOf(product, [...technical, 'transparency', 'performance'], words),
    },
    { heading: headings.notes, paragraphs: [typicalValues, ...wordingNote(locale)] },
  ];
}

function statementSections(product: Product, asset: StoredAsset, words: DocumentWords): PdfSection[] {
  const { headings, replacesEarlier } = words;
  const change = words === english ? [`${asset.changelog} ${replacesEarlier}`] : [replacesEarlier];
  return [
    { heading: headings.statement, paragraphs: statementOf(asset.type, product.name, words) },
    {
      heading: headings.product,
      rows: [
        [words.product, product.name],
        [words.articleNumber, product.prd],
        ...identityRows(product, words),
      ],
    },
    { heading: headings.version, paragraphs: [...change, ...wordingNote(asset.locale)] },
  ];
}

/** Returns the statements of a document of this type about the product. */
function statementOf(type: AssetType, name: string, { statements }: DocumentWords): string[] {
  const texts = statements[type] ?? english.statements[type] ?? [`This document belongs to ${name}.`];
  const values = { product: name, company: company.name, portal: company.portal };
  return texts.map((text) => fillIn(text, values));
}

function rowsOf(product: Product, codes: readonly string[], words: DocumentWords): [string, string][] {
  return codes.flatMap((code): [string, string][] => {
    const entry = fieldManifest.find((candidate) => candidate.code === code);
    const value = product.fields[code] ?? null;
    if (!entry || value === null || internalFields.has(code)) return [];
    const titles = new Map(entry.options?.map(({ key, title }) => [key, title]));
    const own = textOf(value, titles);
    const isFigure = typeof value === 'number' || (typeof value === 'object' && 'raw' in value);
    const text = [isFigure ? figuresIn(words.language, own) : own, entry.unit].filter(Boolean).join(' ');
    return [[words.fields[code] ?? entry.title, text.replace(/(µm) µm$/, '$1')]];
  });
}

/** Formats a value of any form as plain text. */
function textOf(value: FieldValue | object, titles: ReadonlyMap<string, string>): string {
  if (value === null || typeof value !== 'object') return titles.get(String(value)) ?? String(value);
  if ('raw' in value) return String(value.raw);
  if (Array.isArray(value)) return value.map((inner) => textOf(inner, titles)).join(', ');
  if ('key' in value && 'value' in value)
    return `${titles.get(String(value.key)) ?? value.key}: ${value.value}`;
  return Object.entries(value)
    .map(([key, inner]) => `${key}: ${textOf(inner, titles)}`)
    .join(', ');
}
