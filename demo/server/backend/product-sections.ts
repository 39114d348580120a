import type { Asset } from '../../../src/domain/documents/asset.ts';
import { isColorRow } from '../../../src/domain/technical/is-color-row.ts';
import { textOfHtml } from '../../../src/lib/html/text-of-html.ts';
import { inSentence } from '../../../src/lib/text/in-sentence.ts';
import { languageName } from '../../../src/lib/text/language-name.ts';
import { formatSize } from '../../../src/product/rules/documents/format-size.ts';
import { sortDocuments } from '../../../src/product/rules/documents/sort-documents.ts';
import { visibleDocuments } from '../../../src/product/rules/documents/visible-documents.ts';
import { chooseDescription } from '../../../src/product/rules/fields/choose-description.ts';
import { type FieldFacts, fieldRows } from '../../../src/product/rules/fields/field-rows.ts';
import { unknownFields } from '../../../src/product/rules/fields/unknown-fields.ts';
import {
  propertyNote,
  type SharedNotes,
  sharedNotes,
} from '../../../src/product/rules/technical/property-notes.ts';
import type { TechnicalTableRow } from '../../../src/product/rules/technical/technical-rows.ts';
import type { TechnicalSection } from '../../../src/product/rules/technical/technical-sections.ts';
import { fieldTexts, wordsOfFields } from '../../../src/texts/fields.ts';
import { translator } from '../../../src/texts/translate.ts';
import { documentManifest } from '../../data/manifest/document-manifest.ts';
import type { Viewer } from '../base/context.ts';
import { formatDate } from '../base/format-date.ts';
import type { Contact } from '../ground/users/user-record.ts';
import type { PdfCell } from '../pdf/box.ts';
import type { PdfSection } from '../pdf/section.ts';
import type { FormulationResult } from '../search/formulation/formulations.ts';
import type { ComparisonResult } from '../search/products/advanced-comparisons.ts';
import { marked } from './internal-data.ts';
import { linesOfContent } from './lines-of-content.ts';

const words = wordsOfFields(translator(fieldTexts));

/** Sections of fields by their type in the manifest, in the order of the page. */
const FIELD_SECTIONS = [
  ['internal_info', 'Internal information'],
  ['product_detail', 'Product details'],
  ['specific_requirements', 'Specific requirements'],
  ['sustainability', 'Sustainability'],
  ['regulatory_info', 'Regulatory information'],
  ['technical_info', 'Technical information'],
  ['contact', 'Contact'],
] as const;

/** Returns the texts on a product: the industry's, else the long, else the short one (spec P§2), and its brand's. */
export function descriptionSection(fields: FieldFacts['fields']): PdfSection[] {
  const code = chooseDescription(fields);
  const texts = [code ? fields[code] : '', fields.brand_description].map((text) =>
    textOfHtml(String(text ?? '')),
  );
  const paragraphs = texts.flatMap((text) => text.split('\n')).filter((text) => text.trim() !== '');
  return paragraphs.length > 0 ? [{ heading: 'Description', paragraphs }] : [];
}

/** The fields that the viewer may see; those that the manifest does not know are for internal users. */
export function fieldSections(facts: FieldFacts): PdfSection[] {
  const known = FIELD_SECTIONS.map(([type, heading]) => {
    const rows = fieldRows(type, facts);
    const [only, ...others] = rows;
    // The heading is already the field's title.
    if (only && others.length === 0 && only.entry.title === heading) {
      return [
        {
          heading,
          paragraphs: [linesOfContent(only.content, words)].flat(),
        },
      ];
    }
    return tableOf(
      heading,
      ['Property', 'Value'],
      rows.map(({ entry, content }) => [entry.title, linesOfContent(content, words)]),
    );
  });
  const unknown = facts.isInternalUser ? unknownFields(facts.fields, facts.manifest) : [];
  const others = tableOf(
    'Fields without a title',
    ['Code', 'Value'],
    unknown.map(({ code, content }) => [code, linesOfContent(content, words)]),
  );
  return [...known.flat(), ...others];
}

/** A table for each medium, and one for each application with values by angle. */
export function technicalTables(sections: readonly TechnicalSection[]): PdfSection[] {
  return sections.flatMap(({ title, description, condition, columns, rows, angleTables }) => {
    const colors = [...rows, ...angleTables.flatMap((table) => table.rows)].filter(isColorRow);
    const shared = sharedNotes(colors);
    const ofColors = [shared.condition, shared.norm].filter(Boolean).join(', ');
    const facts = [description, condition, ofColors && `Colour: ${ofColors}`].filter(Boolean).join(' · ');
    const isByAngle = (key: string, at: number) =>
      angleTables.some(
        (table) =>
          table.applicationType === columns[at]?.applicationType && table.rows.some((row) => row.key === key),
      );
    const own = tableOf(
      title,
      ['Property', ...columns.map((column) => column.title)],
      rowsOf(rows, shared, (row, at) => (isByAngle(row.key, at) ? 'by angle, see below' : '–')),
    );
    const byAngle = angleTables.flatMap((table) =>
      tableOf(
        `${title}, ${inSentence(table.title)} by angle`,
        ['Property', ...table.angles.map((angle) => angle.title)],
        rowsOf(table.rows, shared),
      ),
    );
    return [...own, ...byAngle].map((section) => ({ ...section, condition: facts || undefined }));
  });
}

/**
 * Rows of a table of technical properties, each with its note; a group has its note in its first row only.
 *
 * @param absent placeholder of a value that was not supplied
 */
function rowsOf(
  rows: readonly TechnicalTableRow[],
  shared: SharedNotes,
  absent: (row: TechnicalTableRow, at: number) => string = () => '–',
): PdfCell[][] {
  return rows.map((row) => {
    const { group, title, cells } = row;
    const isNoted = group === undefined || rows.find((each) => each.group === group) === row;
    const note = isNoted && propertyNote(row, isColorRow(row) ? shared : {});
    const heading = group ? `${group}: ${title}` : title;
    return [
      note ? `${heading}\n${note}` : heading,
      ...cells.map((content, at) => (content ? linesOfContent(content, words) : absent(row, at))),
    ];
  });
}

/** The documents that the page would list for this viewer. */
export function documentSection(
  assets: readonly Asset[],
  { userId, roles }: Viewer,
  industry: string | null,
): PdfSection[] {
  const user = userId === null ? null : { tokenPayload: { roles } };
  const documents = sortDocuments(visibleDocuments(assets, documentManifest, { user, industry }), 'en');
  return tableOf(
    'Documents',
    ['Document', 'Language', 'Version', 'Date', 'Size'],
    documents.map(({ title, kind, accessLevel, asset: { locale, version, createdDate, size } }) => [
      marked(kind ? `${title} (${kind})` : title, accessLevel === 'internal'),
      locale ? languageName(locale) : '–',
      version ?? '–',
      createdDate ? formatDate(createdDate) : '–',
      formatSize(size),
    ]),
  );
}

export function formulationSection(formulations: readonly FormulationResult[]): PdfSection[] {
  return tableOf(
    'Formulations',
    ['Formulation', 'Shade'],
    formulations.map(({ title, shade }) => [title, shade.title]),
  );
}

export function comparisonSections(comparisons: readonly ComparisonResult[]): PdfSection[] {
  return comparisons.map(({ title, content, components }) => ({
    heading: title,
    paragraphs: [
      ...textOfHtml(content).split('\n'),
      components.map(({ productName }) => productName).join(', '),
    ].filter((text) => text.trim() !== ''),
  }));
}

/** Lists the contacts of a validated customer (spec P§6). */
export function contactSection(contacts: readonly (readonly [string, Contact | null])[]): PdfSection[] {
  return tableOf(
    'Your contacts',
    ['Contact', 'Address'],
    contacts.flatMap(([title, contact]) =>
      contact ? [[title, [contact.name, contact.email, contact.phone].filter(Boolean)]] : [],
    ),
  );
}

/** A section without rows is left out. */
function tableOf(
  heading: string,
  head: readonly string[],
  rows: readonly (readonly PdfCell[])[],
): PdfSection[] {
  return rows.length > 0 ? [{ heading, head, rows }] : [];
}
