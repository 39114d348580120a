import type { StructureElement } from 'pdfkit';
import { calculatedProducts } from '../../../../src/comparison/rules/colors/calculated-products.ts';
import type { ColorMedium } from '../../../../src/comparison/rules/colors/color-media.ts';
import type { ComparedGroup } from '../../../../src/comparison/rules/table/compared-row.ts';
import { comparePageTexts } from '../../../../src/comparison/texts/compare-page.ts';
import type { Rgb } from '../../../../src/domain/color/rgb.ts';
import type { FieldWords } from '../../../../src/domain/fields/text-of-content.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { publisher } from '../../../data/company.ts';
import { closePdf, MUTED, openPdf } from '../../document/pdf-document.ts';
import { writeAddress } from '../../document/write-address.ts';
import { textBox } from './box.ts';
import { writeGroupRow } from './row.ts';
import { columnsFor, MARGIN, openIn, type Sheet } from './sheet.ts';
import { writeAngleRows } from './write-angle-rows.ts';
import { writeColorChart } from './write-color-chart.ts';
import { writeColorRows } from './write-color-rows.ts';
import { groupHeading, writeFieldGroup } from './write-field-rows.ts';
import { writeLegend } from './write-legend.ts';
import { type PdfProduct, writeProductHeads, writeTableHead } from './write-product-heads.ts';

const text = translator(comparePageTexts);

/** Content of a comparison's PDF. */
export interface ComparisonPdf {
  title: string;
  /** Line below the title: what was compared, with what, and when. */
  subject: string;
  /** Of the comparison's page. */
  address: string;
  products: readonly { name: string; prd: string; color: Rgb | null }[];
  /** Place of the reference among the products. */
  reference: number;
  /** With measured colours; the first one is drawn. */
  media: readonly ColorMedium[];
  groups: readonly ComparedGroup[];
  words: FieldWords;
  /** ISO 8601; also the dates in the file. */
  date: string;
  footer: string;
}

/** Renders the comparison as a tagged A4 document: colours with their chart, then the groups of the page. */
export async function renderComparisonPdf(content: ComparisonPdf): Promise<Uint8Array<ArrayBuffer>> {
  const { title, subject, products, reference, media, groups, words, date, footer } = content;
  const file = openPdf({ title, subject, date, language: 'en-GB', margin: MARGIN });
  const { doc, root } = file;
  const names = products.map(({ name }) => name);
  const [main, ...others] = media;
  const shades = products.map(({ color }, at) => main?.applications[0]?.colors[at]?.rgb ?? color);
  const heads = products.map(({ name, prd }, at): PdfProduct => {
    const colors = main?.applications.map((application) => application.colors[at]?.rgb ?? null);
    return { name, prd, colors: colors ?? [] };
  });
  const headWords = { field: text('compare.field'), reference: text('compare.reference') };
  const sheet: Sheet = {
    doc,
    ...columnsFor(doc, products.length),
    reference,
    addPage: () => {
      doc.addPage();
      doc.y = MARGIN;
      if (isInTable) writeProductHeads(sheet, heads, headWords);
    },
  };
  let isInTable = false;
  const writeTable = (write: (table: StructureElement) => void) => {
    const table = openIn(doc, root, 'Table');
    writeTableHead(sheet, table, heads, headWords);
    isInTable = true;
    write(table);
    isInTable = false;
    table.end();
  };

  writeTitle(sheet, root, content);
  writeLegend(sheet, root, content);
  if (main) {
    writeTable((table) => writeMedium(sheet, table, main, names));
    writeColorChart(sheet, root, main, names);
    sheet.addPage();
  }
  writeTable((table) => {
    for (const medium of others) writeMedium(sheet, table, medium, names);
    for (const group of groups) writeFieldGroup(sheet, table, group, { words, shades });
  });
  return closePdf(file, footer);
}

function writeTitle(
  { doc }: Sheet,
  root: StructureElement,
  { title, subject, address }: ComparisonPdf,
): void {
  const width = doc.page.width - 2 * MARGIN;
  doc.y = MARGIN;
  for (const [type, line, style] of [
    ['P', publisher, { size: 8, color: MUTED }],
    ['H1', title, { size: 18, font: 'Helvetica-Bold', lines: 3 }],
    ['P', subject, { size: 8.5 }],
  ] as const) {
    const element = openIn(doc, root, type);
    const box = textBox(doc, line, { ...style, width });
    const y = doc.y;
    box.write(element, MARGIN, y);
    element.end();
    doc.y = y + box.height + 4;
  }
  writeAddress(doc, root, address, width);
  doc.y += 4;
}

/** Writes the colours measured in a medium, under its name and condition. */
function writeMedium(
  sheet: Sheet,
  table: StructureElement,
  medium: ColorMedium,
  names: readonly string[],
): void {
  const body = openIn(sheet.doc, table, 'TBody');
  const isReferenceKnown = medium.applications.some(({ colors }) => colors[sheet.reference]);
  const calculated = calculatedProducts(medium).map((at) => names[at]);
  const condition = [
    medium.condition,
    ...(isReferenceKnown ? [] : ['the reference was not measured in it']),
    ...(calculated.length > 0 ? [text('compare.calculated', { names: calculated.join(', ') })] : []),
  ].join(' · ');
  const title = `${text('compare.colors')}: ${medium.title}`;
  writeGroupRow(sheet, body, groupHeading(sheet, title, condition));
  writeColorRows(sheet, body, medium, names);
  writeAngleRows(sheet, body, medium);
  body.end();
}
