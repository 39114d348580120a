import { hexNotation } from '../../lib/hex-notation.ts';
import { FIGURES, figureOf } from '../technical/color-decimals.ts';
import type { MeasuredColor } from '../technical/measured-color.ts';
import { degreesOfAngle, placeOfAngle } from '../technical/technical-property.ts';
import { colorFigures } from './color-figures.ts';
import type { ColorApplication, ColorMedium, ComparedColor } from './color-media.ts';
import type { TableLine } from './table-line.ts';

interface ColorLinesOptions {
  /** Index of the reference product. */
  reference: number;
  referenceName: string;
  /** Of the group. */
  part: string;
  hexTitle: string;
}

/** Lists a medium's colours as data: each figure at each angle, the screen colour, and the differences to the reference. */
export function colorLines(
  medium: ColorMedium,
  { reference, referenceName, part, hexTitle }: ColorLinesOptions,
): TableLine[] {
  const { title, composition, light, decimals, applications } = medium;
  const differences = colorFigures(medium, reference).filter(({ name }) => name.startsWith('Δ'));
  return applications.flatMap((application, place) => {
    const base = { part, medium: title, mediumCondition: composition, depth: application.title, ...light };
    const angle = anglesOf(application.colors);
    const figures = allAngles(application).flatMap((code) =>
      FIGURES.map((name): TableLine => {
        const values = application.colors.map((color) => {
          const measured = color && trailOf(color).find((each) => each.angle === code);
          return measured ? figureOf(name, measured, decimals) : '';
        });
        return { ...base, property: name, angle: degrees(code), unit: name === 'h' ? '°' : '', values };
      }),
    );
    const hex = application.colors.map((color) => (color?.rgb ? hexNotation(color.rgb) : ''));
    return [
      ...figures,
      { ...base, property: hexTitle, angle, values: hex },
      ...differences.map(({ name, cells }) => ({
        ...{ ...base, property: name, angle, reference: referenceName },
        values: cells.map((ofProduct) => ofProduct[place]?.text ?? ''),
      })),
    ];
  });
}

function trailOf(color: ComparedColor): readonly MeasuredColor[] {
  return color.trail.length > 0 ? color.trail : [color];
}

function allAngles({ colors }: ColorApplication): (string | undefined)[] {
  const angles = new Set(colors.flatMap((color) => (color ? trailOf(color).map(({ angle }) => angle) : [])));
  // `toSorted` would move the undefined one to the end.
  const plain = angles.delete(undefined) ? [undefined] : [];
  return [...plain, ...[...angles].toSorted((one, other) => placeOfAngle(one) - placeOfAngle(other))];
}

/** The angles of the colours that stand for the products; colours without an angle have none. */
function anglesOf(colors: readonly (ComparedColor | null)[]): string {
  const angles = new Set(colors.flatMap((color) => color?.angle ?? []));
  return [...angles].map(degrees).join(' / ');
}

function degrees(angle: string | undefined): string {
  return angle === undefined ? '' : String(degreesOfAngle(angle) ?? angle);
}
