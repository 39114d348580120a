import { formatNumber } from '../format/format-number.ts';
import type { ColorFigures } from './measured-color.ts';
import type { TechnicalEntry } from './technical-property.ts';

/** The figures of a colour, in the order in which they are listed. */
export const FIGURES = ['L*', 'a*', 'b*', 'C*', 'h'] as const;

/** Name of a colour's figure. */
export type FigureName = (typeof FIGURES)[number];

/** Number of decimals by figure. */
export type ColorDecimals = Readonly<Record<FigureName, number>>;

const CODES: Readonly<Record<FigureName, string>> = {
  'L*': 'lightness',
  'a*': 'a',
  'b*': 'b',
  'C*': 'chroma',
  h: 'hue',
};

/** If the entry does not say how many; also the most for calculated figures. */
const DECIMALS = 2;

/** Returns the decimals that the technical entries state. */
export function colorDecimals(technicalEntries: readonly TechnicalEntry[]): ColorDecimals {
  const of = (name: FigureName) =>
    technicalEntries.find(({ catalogue, code }) => catalogue === 'propertyType' && code === CODES[name])
      ?.decimals ?? DECIMALS;
  return { 'L*': of('L*'), 'a*': of('a*'), 'b*': of('b*'), 'C*': of('C*'), h: of('h') };
}

/**
 * Returns the decimals to which a property's numbers are padded: as its technical entry states, else those of colours.
 *
 * @param code of the property
 */
export function decimalsOfProperty(code: string, entry: TechnicalEntry | undefined): number | undefined {
  return entry?.decimals ?? (Object.values(CODES).includes(code) ? DECIMALS : undefined);
}

/**
 * Formats a figure in the one notation of the portal: padded to the decimals of its entry, never cut. Chroma and hue, which
 * may be calculated, are rounded to two decimals.
 *
 * @returns empty if it is not known
 */
export function figureOf(name: FigureName, color: ColorFigures, decimals: ColorDecimals): string {
  const { L, a, b, C, h } = color;
  const value = { 'L*': L, 'a*': a, 'b*': b, 'C*': rounded(C), h: rounded(h) }[name];
  return value === undefined ? '' : formatNumber(value, decimals[name]);
}

/** Formats all figures in a line, such as for a point in a chart; the hue with its degree sign. */
export function figuresText(color: ColorFigures, decimals: ColorDecimals): string {
  return figuresLine((name) => figureOf(name, color, decimals));
}

/** Joins figures to a line. @param figure formatted; empty for one to be left out */
export function figuresLine(figure: (name: FigureName) => string): string {
  return FIGURES.flatMap((name) => {
    const text = figure(name);
    return text ? `${name} ${text}${name === 'h' ? '°' : ''}` : [];
  }).join(', ');
}

function rounded(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 10 ** DECIMALS) / 10 ** DECIMALS;
}
