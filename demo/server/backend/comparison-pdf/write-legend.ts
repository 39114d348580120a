import type { StructureElement } from 'pdfkit';
import { comparePageTexts } from '../../../../src/comparison/texts/compare-page.ts';
import { rowShading } from '../../../../src/domain/color/rgb.ts';
import { hasLevel } from '../../../../src/domain/fields/has-level.ts';
import { hexNotation } from '../../../../src/lib/text/hex-notation.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { INK, MUTED } from '../../document/pdf-document.ts';
import { textBox } from './box.ts';
import type { ComparisonPdf } from './comparison-pdf.ts';
import { widthOf, writeText } from './letters.ts';
import { decorate, MARGIN, openIn, type Sheet } from './sheet.ts';
import { levelBox } from './value-box.ts';

const text = translator(comparePageTexts);
const STYLE = { size: 7, color: MUTED } as const;
const GAP = 14;

/** Writes below the title under what was measured, and what the marks mean. */
export function writeLegend(
  sheet: Sheet,
  root: StructureElement,
  { media, groups, words }: ComparisonPdf,
): void {
  const { doc } = sheet;
  const width = doc.page.width - 2 * MARGIN;
  const conditions = textBox(doc, conditionsOf(media), { ...STYLE, width });
  const element = openIn(doc, root, 'P');
  const top = doc.y;
  conditions.write(element, MARGIN, top);
  element.end();

  const legend = openIn(doc, root, 'P');
  const y = top + conditions.height + 4;
  let x = MARGIN;
  const write = (words: string) => {
    const room = widthOf(doc, words, STYLE);
    legend.add(() => writeText(doc, words, x, y, { ...STYLE, width: room + 1 }));
    x += room + GAP;
  };
  const sample = widthOf(doc, text('compare.legend.value'), STYLE);
  decorate(doc, () => {
    doc.rect(x, y - 1, sample + 9, 10).fill(hexNotation(rowShading({ R: 171, G: 53, B: 55 }, 'light')));
    doc.rect(x, y - 1, 1.4, 10).fill(INK);
  });
  legend.add(() =>
    writeText(doc, text('compare.legend.value'), x + 4, y, { ...STYLE, color: INK, width: sample + 1 }),
  );
  x += sample + 13;
  write(text('compare.legend.differs'));
  write(`1/4 ${text('compare.legend.some')}`);
  if (groups.some(({ rows }) => rows.some(({ contents }) => contents.some(hasLevel))))
    for (const level of ['highly_recommended', 'recommended', 'potentially_recommended'] as const) {
      const mark = levelBox(doc, level, { ...words, levels: { ...words.levels, [level]: ' ' } });
      mark.write(legend, x, y);
      x += mark.width + 2;
      write(words.levels[level]);
    }
  legend.end();
  doc.y = y + 20;
}

function conditionsOf([main]: ComparisonPdf['media']): string {
  const measured = main
    ? [
        `Values in ${main.title} (${main.condition}) unless another medium is named.`,
        'CIELAB; ΔE00 is CIEDE2000 with all weights 1, ΔH* has the sign of the hue difference. Effect pigments: values at 45° unless said otherwise.',
      ]
    : [text('compare.chart.none')];
  return [
    ...measured,
    'Typical values from production, not a specification. “–”: no value was supplied; in a list: not listed.',
  ].join(' ');
}
