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
    const { colors } = application;
    const calculatedFor = (figure: string, colorAt: (at: number) => MeasuredColor | null | undefined) =>
      names.filter((_, at) => dependsOn(colorAt(at)?.calculated, figure)).join(', ');
    const figures = allAngles(application).flatMap((code) =>
      FIGURES.map((name): TableLine => {
        const measured = colors.map((color) => color && colorAt(color, code));
        const values = measured.map((color) => (color ? figureOf(name, color, decimals) : ''));
        return {
          ...base,
          property: name,
          angle: degrees(code),
          unit: name === 'h' ? '°' : '',
          values,
          calculated: calculatedFor(name, (at) => measured[at]),
        };
      }),
    );
    return [
      ...figures,
      ...byAngle(colors).map(([angle, own]) => ({
        ...{ ...base, property: hexTitle, angle },
        values: own.map((color) => (color?.rgb ? hexNotation(color.rgb) : '')),
      })),
      ...byAngle(colors, reference).flatMap(([angle, own]) =>
        differences.map(({ name, cells }) => ({
          ...{ ...base, property: name, angle, reference: names[reference] },
          calculated: calculatedFor(name, (at) => own[at]),
          values: cells.map((ofProduct, at) => (own[at] && ofProduct[index]?.text) ?? ''),
        })),
      ),
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

/**
 * The colours that stand for the products, by angle; those without one first. With a reference, by the angles of each pair:
 * the reference is in all of them.
 */
function byAngle(
  colors: readonly (ComparedColor | null)[],
  reference?: number,
): [angle: string, own: readonly (ComparedColor | null)[]][] {
  const from = reference === undefined ? null : colors[reference];
  const angleAt = (at: number) =>
    [...new Set([from?.angle, colors[at]?.angle])].flatMap((angle) => degrees(angle) || []).join(' / ');
  const angles = colors.flatMap((color, at) => (color && at !== reference ? [angleAt(at)] : []));
  return [...new Set(angles)]
    .toSorted((one, other) => Number(one !== '') - Number(other !== ''))
    .map((angle) => [
      angle,
      colors.map((color, at) => (at === reference || angleAt(at) === angle ? color : null)),
    ]);
}

function degrees(angle: string | undefined): string {
  return angle === undefined ? '' : String(degreesOfAngle(angle) ?? angle);
}
