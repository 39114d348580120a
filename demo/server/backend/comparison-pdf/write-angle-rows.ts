import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { ColorMedium, ComparedColor } from '../../../../src/comparison/rules/colors/color-media.ts';
import { type ColorDecimals, figureOf } from '../../../../src/domain/technical/color-decimals.ts';
import { formatAngle } from '../../../../src/domain/technical/technical-property.ts';
import { MUTED } from '../../document/pdf-document.ts';
import { type Box, textBox } from './box.ts';
import { headingBox, writePointed } from './figure.ts';
import { widthOf } from './letters.ts';
import { INSET, writeRow } from './row.ts';
import type { Sheet } from './sheet.ts';

const STYLE = { size: 7, width: 40 } as const;
/** For two decimals and a gap. */
const FRACTION = '.000';

/** Writes L*, a* and b* at each angle, of products whose colour changes with it. */
export function writeAngleRows(
  sheet: Sheet,
  body: StructureElement,
  { applications, decimals }: Pick<ColorMedium, 'applications' | 'decimals'>,
): void {
  const { doc, label, columns } = sheet;
  const width = (columns[0]?.width ?? 0) - INSET;
  for (const { title, colors } of applications) {
    const trails = colors.map((color) => (color && color.trail.length > 1 ? color.trail : []));
    const angles = [...new Set(trails.flat().map(({ angle = '' }) => angle))];
    for (const [at, angle] of angles.entries()) {
      const note = at === 0 ? 'L*, a* and b* by the angle from the gloss' : '';
      writeRow(sheet, body, {
        heading: headingBox(doc, `${title} ${formatAngle(angle)}`, note, label.width),
        cells: trails.map((trail) =>
          coordinates(
            doc,
            trail.find((each) => each.angle === angle),
            decimals,
            width,
          ),
        ),
        next: at === 0 ? 30 : 0,
      });
    }
  }
}

function coordinates(
  doc: PDFDocument,
  color: ComparedColor['trail'][number] | undefined,
  decimals: ColorDecimals,
  width: number,
): Box {
  if (!color) return textBox(doc, '–', { ...STYLE, color: MUTED });
  const room = width / 3;
  const point = room - widthOf(doc, FRACTION, STYLE);
  return {
    height: 9,
    write: (cell, x, y) => {
      for (const [at, name] of (['L*', 'a*', 'b*'] as const).entries()) {
        const figure = figureOf(name, color, decimals) || '–';
        cell.add(() => void writePointed(doc, figure, x + at * room + point, y, STYLE));
      }
    },
  };
}
