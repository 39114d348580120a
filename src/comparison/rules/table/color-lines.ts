import { FIGURES, figureOf } from '../../../domain/technical/color-decimals.ts';
import type { MeasuredColor } from '../../../domain/technical/measured-color.ts';
import { degreesOfAngle, rankOfAngle } from '../../../domain/technical/technical-property.ts';
import { hexNotation } from '../../../lib/text/hex-notation.ts';
import { colorFigures } from '../colors/color-figures.ts';
import type { ColorApplication, ColorMedium, ComparedColor } from '../colors/color-media.ts';
import type { TableLine } from './table-line.ts';

interface ColorLinesOptions {
  /** Index of the reference product. */
  reference: number;
  /** Of the products, as in the heads of their columns. */
  names: readonly string[];
  /** Of the group. */
  group: string;
  hexTitle: string;
}

/** Lists a medium's colours as data: each figure at each angle, the screen colour, and the differences to the reference. */
export function colorLines(
  medium: ColorMedium,
  { reference, names, group, hexTitle }: ColorLinesOptions,
): TableLine[] {
  const { title, composition, light, decimals, applications } = medium;
  const differences = colorFigures(medium, reference).filter(({ name }) => name.startsWith('Δ'));
  return applications.flatMap((application, index) => {
    const base = {
      group,
      medium: title,
      mediumCondition: composition,
      depth: application.title,
      ...light,
    };
    const angle = anglesOf(application.colors);
    const calculatedFor = (figure: string, colorOf: (color: ComparedColor) => MeasuredColor | undefined) =>
      names
        .filter((_, at) => {
          const color = application.colors[at];
          return color && dependsOn(colorOf(color)?.calculated, figure);
        })
        .join(', ');
    const figures = allAngles(application).flatMap((code) =>
      FIGURES.map((name): TableLine => {
        const values = application.colors.map((color) => {
          const measured = color && colorAt(color, code);
          return measured ? figureOf(name, measured, decimals) : '';
        });
        return {
          ...base,
          property: name,
          angle: degrees(code),
          unit: name === 'h' ? '°' : '',
          values,
          calculated: calculatedFor(name, (color) => colorAt(color, code)),
        };
      }),
    );
    const hex = application.colors.map((color) => (color?.rgb ? hexNotation(color.rgb) : ''));
    return [
      ...figures,
      { ...base, property: hexTitle, angle, values: hex },
      ...differences.map(({ name, cells }) => ({
        ...base,
        property: name,
        angle,
        reference: names[reference],
        calculated: calculatedFor(name, (color) => color),
        values: cells.map((ofProduct) => ofProduct[index]?.text ?? ''),
      })),
    ];
  });
}

/** Whether a figure, or a difference, is made from calculated coordinates. */
function dependsOn(calculated: MeasuredColor['calculated'] = [], figure: string): boolean {
  if (!figure.startsWith('Δ')) return calculated.some((name) => name === figure);
  return figure !== 'ΔL*' && calculated.length > 0;
}

function colorAt(color: ComparedColor, angle: string | undefined): MeasuredColor | undefined {
  return trailOf(color).find((each) => each.angle === angle);
}

function trailOf(color: ComparedColor): readonly MeasuredColor[] {
  return color.trail.length > 0 ? color.trail : [color];
}

function allAngles({ colors }: ColorApplication): (string | undefined)[] {
  const angles = new Set(colors.flatMap((color) => (color ? trailOf(color).map(({ angle }) => angle) : [])));
  // `toSorted` would move the undefined one to the end.
  const plain = angles.delete(undefined) ? [undefined] : [];
  return [...plain, ...[...angles].toSorted((one, other) => rankOfAngle(one) - rankOfAngle(other))];
}

/** The angles of the colours that stand for the products; colours without an angle have none. */
function anglesOf(colors: readonly (ComparedColor | null)[]): string {
  const angles = new Set(colors.flatMap((color) => color?.angle ?? []));
  return [...angles].map(degrees).join(' / ');
}

function degrees(angle: string | undefined): string {
  return angle === undefined ? '' : String(degreesOfAngle(angle) ?? angle);
}
