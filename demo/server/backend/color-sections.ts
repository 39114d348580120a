import { colorFigures } from '../../../src/domain/comparison/color-figures.ts';
import { type ColorMedium, colorMedia } from '../../../src/domain/comparison/color-media.ts';
import type { ComparedProduct } from '../../../src/domain/comparison/comparison-rows.ts';
import { formatAngle } from '../../../src/domain/technical/technical-property.ts';
import { comparePageTexts } from '../../../src/texts/compare-page.ts';
import { translator } from '../../../src/texts/translate.ts';
import { technicalCatalogue } from '../../data/technical/property-catalogue.ts';
import type { PdfSection } from './pdf-section.ts';

const text = translator(comparePageTexts);

/**
 * Sections of the measured colours: masstone, then tint, with the differences to the reference, in the medium that
 * most of the products were measured in.
 *
 * @param reference place among the products
 */
export function colorSections(
  compared: readonly ComparedProduct[],
  products: readonly { name: string }[],
  reference: number,
): Omit<PdfSection, 'head'>[] {
  const [medium] = colorMedia(compared, technicalCatalogue);
  if (!medium) return [];
  return medium.applications.map(({ title, colors }, application) => ({
    heading: `${text('compare.colors')}: ${medium.title}, ${title}`,
    condition: [
      medium.condition,
      `Reference: ${products[reference]?.name}`,
      ...colors.flatMap((color, at) =>
        color?.angle ? `${products[at]?.name} measured at ${formatAngle(color.angle)}` : [],
      ),
    ].join(' · '),
    rows: rowsOf(medium, application, reference),
  }));
}

function rowsOf(medium: ColorMedium, application: number, reference: number): string[][] {
  return colorFigures(medium, reference).map(({ name, cells }) => [
    `${name}, ${text(`compare.figure.${name}`)}`,
    ...cells.map((ofProduct) => {
      const figure = ofProduct[application];
      if (!figure) return text('compare.chart.unmeasured');
      return figure.isClosest ? `${figure.text}, ${text('compare.closest')}` : figure.text;
    }),
  ]);
}
