import { calculatedProducts } from '../../../../src/comparison/rules/colors/calculated-products.ts';
import type { ColorMedium } from '../../../../src/comparison/rules/colors/color-media.ts';
import type { ComparedGroup } from '../../../../src/comparison/rules/table/compared-row.ts';
import { comparePageTexts } from '../../../../src/comparison/texts/compare-page.ts';
import type { Rgb } from '../../../../src/domain/color/rgb.ts';
import type { FieldWords } from '../../../../src/domain/fields/text-of-content.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { publisher } from '../../../data/portal/company.ts';
import { writeAddress, writeParagraph } from '../../pdf/paragraph.ts';
import { closePdf, MUTED, openPdf } from '../../pdf/pdf-document.ts';
import { type TableRows, writeTable } from '../../pdf/table.ts';
import type { Tag } from '../../pdf/tag.ts';
import { addAngleRows, addColorRows } from './color-rows.ts';
import { type ComparisonLayout, layoutFor } from './comparison-layout.ts';
import { addFieldGroup, groupHeading } from './field-rows.ts';
import { writeColorChart } from './write-color-chart.ts';
import { writeLegend } from './write-legend.ts';

const text = translator(comparePageTexts);

/** Content of a comparison's PDF. */
export interface ComparisonPdf {
  title: string;
  /** Line below the title: products, reference and date. */
  subject: string;
  /** Of the comparison's page. */
  address: string;
  products: readonly { name: string; prd: string; color: Rgb | null }[];
  /** Index of the reference among the products. */
  reference: number;
  /** With measured colours; the first one is drawn. */
  media: readonly ColorMedium[];
  groups: readonly ComparedGroup[];
  words: FieldWords;
  /** ISO 8601; also the dates in the file. */
  date: string;
  footer: string;
}

const MARGIN = 36;

/** Renders the comparison as a tagged A4 document: colours with their chart, then the groups of the page. */
export async function renderComparisonPdf(content: ComparisonPdf): Promise<Uint8Array<ArrayBuffer>> {
  const { title, subject, products, reference, media, groups, words, date, footer } = content;
  const file = openPdf({ title, subject, date, language: 'en-GB', margin: MARGIN });
  const { doc, root } = file;
  const names = products.map(({ name }) => name);
  const [main, ...others] = media;
  const shades = products.map(({ color }, at) => main?.applications[0]?.colors[at]?.rgb ?? color);
  const heads = products.map(({ name, prd }, at) => {
    const colors = main?.applications.map((application) => application.colors[at]?.rgb ?? null);
    return { name, prd, colors: colors ?? [] };
  });
  const layout = layoutFor(doc, heads, reference, {
    field: text('compare.field'),
    reference: text('compare.reference'),
  });

  writeTitle(root, content);
  writeLegend(root, content);
  if (main) {
    writeTable(root, layout.table, (rows) => addMedium(layout, rows, main, names));
    writeColorChart(root, reference, main, names);
    doc.addPage();
  }
  writeTable(root, layout.table, (rows) => {
    for (const medium of others) addMedium(layout, rows, medium, names);
    for (const group of groups) addFieldGroup(layout, rows, group, { words, shades });
  });
  return closePdf(file, footer);
}

function writeTitle(root: Tag, { title, subject, address }: ComparisonPdf): void {
  const { doc } = root;
  writeParagraph(root, 'P', publisher, { size: 8, color: MUTED });
  doc.y += 4;
  writeParagraph(root, 'H1', title, { size: 18, font: 'Helvetica-Bold', lines: 3 });
  doc.y += 4;
  writeParagraph(root, 'P', subject, { size: 8.5 });
  doc.y += 4;
  writeAddress(root, address);
  doc.y += 4;
}

/** Writes the colours measured in a medium, under its name and condition. */
function addMedium(
  layout: ComparisonLayout,
  rows: TableRows,
  medium: ColorMedium,
  names: readonly string[],
): void {
  const isReferenceKnown = medium.applications.some(({ colors }) => colors[layout.reference]);
  const calculated = calculatedProducts(medium).map((at) => names[at]);
  const condition = [
    medium.condition,
    ...(isReferenceKnown ? [] : ['the reference was not measured in it']),
    ...(calculated.length > 0 ? [text('compare.calculated', { names: calculated.join(', ') })] : []),
  ].join(' · ');
  rows.addGroup(groupHeading(layout.doc, `${text('compare.colors')}: ${medium.title}`, condition));
  addColorRows(layout, rows, medium, names);
  addAngleRows(layout, rows, medium);
}
