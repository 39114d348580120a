import { comparePageTexts } from '../../../../src/comparison/texts/compare-page.ts';
import { hasLevel } from '../../../../src/domain/fields/has-level.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { widthOf, writeText } from '../../pdf/letters.ts';
import { writeParagraph } from '../../pdf/paragraph.ts';
import { INK, MUTED } from '../../pdf/pdf-document.ts';
import type { Tag } from '../../pdf/tag.ts';
import type { ComparisonPdf } from './comparison-pdf.ts';
import { drawMark } from './field-rows.ts';
import { levelBox } from './value-box.ts';

const text = translator(comparePageTexts);
const STYLE = { size: 7, color: MUTED } as const;
const GAP = 14;
const SAMPLE = { R: 171, G: 53, B: 55 };

/** Writes the conditions of measurement and the legend of the marks below the title. */
export function writeLegend(root: Tag, { media, groups, words }: ComparisonPdf): void {
  writeParagraph(root, 'P', conditionsOf(media), STYLE);
  root.doc.y += 4;
  const hasLevels = groups.some(({ rows }) => rows.some(({ contents }) => contents.some(hasLevel)));
  root.add('P', (legend) => writeMarks(legend, hasLevels ? words : undefined));
  root.doc.y += 11;
}

/** @param words of the levels, if there are any */
function writeMarks(legend: Tag, words: ComparisonPdf['words'] | undefined): void {
  const { doc } = legend;
  const y = doc.y;
  let x = doc.page.margins.left;
  const write = (what: string, color = MUTED, gap = GAP) => {
    const room = widthOf(doc, what, STYLE);
    const left = x;
    legend.write(() => writeText(doc, what, left, y, { ...STYLE, color, width: room + 1 }));
    x += room + gap;
  };
  const sample = text('compare.legend.value');
  x += 4;
  drawMark(legend, { x, y, width: widthOf(doc, sample, STYLE) + 9, height: 10 }, SAMPLE);
  write(sample, INK, 9);
  write(text('compare.legend.differs'));
  write(`1/4 ${text('compare.legend.some')}`);
  if (!words) return;
  for (const level of ['highly_recommended', 'recommended', 'potentially_recommended'] as const) {
    const mark = levelBox(doc, level, { ...words, levels: { ...words.levels, [level]: ' ' } });
    mark.write(legend, x, y);
    x += mark.width + 2;
    write(words.levels[level]);
  }
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
