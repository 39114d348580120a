import type { ComparedRow } from '../../../../src/comparison/rules/table/compared-row.ts';
import type { FieldContent } from '../../../../src/domain/fields/field-content.ts';
import type { RecommendationLevel } from '../../../../src/domain/fields/recommendation-level.ts';
import type { FieldWords } from '../../../../src/domain/fields/text-of-content.ts';
import { type ScaleStep, scaleStep } from '../../../../src/domain/technical/scale-step.ts';
import { type Box, cellBox, textBox } from '../../pdf/box.ts';
import { widthOf, writeText } from '../../pdf/letters.ts';
import { INK, MUTED } from '../../pdf/pdf-document.ts';
import { linesOfContent } from '../lines-of-content.ts';
import { splitFigure, writePointed } from './figure.ts';

/** A value with its width, for its mark. */
export interface ValueBox extends Box {
  width: number;
}

/** Common style of a row's values. */
export interface ValueStyle {
  words: FieldWords;
  /** Room of a cell. */
  width: number;
  row: Pick<ComparedRow, 'role' | 'scale' | 'contents'>;
}

const SIZE = 7.5;
const LINE = 9;
const DOT = 2.3;
/** The best and the worst step are also named in words. */
const BEST = 'best';

/** A product's value: numbers aligned at the decimal point, marks of lists, steps of a scale. */
export function valueBox(
  doc: PDFKit.PDFDocument,
  content: FieldContent | null,
  isBest: boolean,
  { words, width, row }: ValueStyle,
): ValueBox {
  const style = { size: SIZE, width };
  if (!content) return { ...textBox(doc, '–', { ...style, color: MUTED }), width: 6 };
  if (row.role === 'item' && content.form === 'boolean') return markBox(doc, content.isTrue, words);
  if (row.role === 'item' && content.form === 'level') return levelBox(doc, content.level, words);
  const scale =
    row.scale && (content.form === 'number' || content.form === 'text')
      ? scaleStep(content.text, row.scale)
      : null;
  if (scale && 'text' in content) return scaleBox(doc, content.text, scale, isBest, width);
  if (content.form === 'number') return numberBox(doc, content, { width, contents: row.contents });
  const lines = linesOfContent(content, words);
  const widest = Math.max(...[lines].flat().map((text) => widthOf(doc, text, { size: SIZE })));
  return { ...cellBox(doc, lines, style), width: Math.min(widest, width) };
}

function markBox(doc: PDFKit.PDFDocument, isTrue: boolean, words: FieldWords): ValueBox {
  if (!isTrue) return { ...textBox(doc, '–', { size: SIZE, width: 10, color: MUTED }, words.no), width: 6 };
  return {
    width: 7,
    height: LINE,
    write: (cell, x, y) => {
      const draw = () =>
        doc
          .moveTo(x + 0.5, y + 4.5)
          .lineTo(x + 2.6, y + 6.6)
          .lineTo(x + 6.5, y + 1.8)
          .lineWidth(1.1)
          .stroke(INK);
      cell.add('Span', (span) => span.write(draw), { actual: words.yes });
    },
  };
}

const FILLED: Readonly<Record<RecommendationLevel, number>> = {
  highly_recommended: 3,
  recommended: 2,
  potentially_recommended: 1,
};

/** Three dots, of which as many are filled as the level is high. */
export function levelBox(doc: PDFKit.PDFDocument, level: RecommendationLevel, words: FieldWords): ValueBox {
  return {
    width: 3 * (2 * DOT + 1.6),
    height: LINE,
    write: (cell, x, y) => {
      const draw = () => {
        for (let at = 0; at < 3; at++) {
          const circle = doc.circle(x + DOT + at * (2 * DOT + 1.6), y + 4.2, DOT - 0.3).lineWidth(0.6);
          if (at < FILLED[level]) circle.fillAndStroke(INK, INK);
          else circle.stroke(INK);
        }
      };
      cell.add('Span', (span) => span.write(draw), { actual: words.levels[level] });
    },
  };
}

const CELL = 3.4;

/** The value, right-aligned at the middle, and a bar that is longer for better values. */
function scaleBox(
  doc: PDFKit.PDFDocument,
  text: string,
  { steps, step, upTo, best }: ScaleStep,
  isBest: boolean,
  width: number,
): ValueBox {
  const style = { size: SIZE, font: isBest ? 'Helvetica-Bold' : 'Helvetica', width } as const;
  const end = Math.min(width * 0.32, 40);
  const bar = end + 5;
  const note = bar + steps * CELL + 3;
  const sure = best === 'first' ? steps - upTo + 1 : step;
  const perhaps = best === 'first' ? steps - step + 1 : upTo;
  return {
    width: isBest ? note + widthOf(doc, BEST, { size: 6.3 }) : note,
    height: LINE,
    write: (cell, x, y) => {
      cell.write(() => writeText(doc, text, x, y, { ...style, width: end, align: 'right', lines: 1 }));
      cell.write(() => {
        for (let at = 0; at < steps; at++) {
          const fill = at < sure ? INK : at < perhaps ? '#9aa3ab' : '#ffffff';
          doc
            .rect(x + bar + at * CELL, y + 1.6, CELL - 0.8, 5)
            .lineWidth(0.4)
            .fillAndStroke(fill, at < perhaps ? fill : '#8a929a');
        }
      });
      if (isBest) textBox(doc, BEST, { size: 6.3, width }).write(cell, x + note, y + 0.8);
    },
  };
}

function numberBox(
  doc: PDFKit.PDFDocument,
  { text, unit }: { text: string; unit?: string | undefined },
  { width, contents }: { width: number; contents: readonly (FieldContent | null)[] },
): ValueBox {
  const style = { size: SIZE, width };
  const fractions = contents.map(
    (each) => (each?.form === 'number' ? splitFigure(each.text)?.fraction : '') ?? '',
  );
  const room = Math.max(...fractions.map((fraction) => widthOf(doc, fraction, style)));
  const written = widthOf(doc, text, style);
  const unitWidth = unit ? 3 + widthOf(doc, unit, { size: 6.5 }) : 0;
  // Long ranges begin at the left.
  const end = Math.max(width * 0.42, written);
  const isPointed = splitFigure(text) !== null;
  return {
    width: Math.min(end + unitWidth, width),
    height: LINE,
    write: (cell, x, y) => {
      let right = 0;
      cell.write(() => {
        right = writePointed(doc, text, isPointed ? x + end - room : x + end, y, style);
      });
      if (unit)
        cell.write(() =>
          writeText(doc, unit, right + 3, y + 0.8, {
            size: 6.5,
            color: MUTED,
            width: Math.max(8, x + width - right - 3),
          }),
        );
    },
  };
}
