import type { Light } from '../../../src/domain/color/color-conditions.ts';

/** Illuminants that measuring instruments know. */
export const ILLUMINANTS = ['D65', 'D50', 'A', 'C', 'F2', 'F7', 'F11', 'TL84'] as const;

/** Fields of view of the CIE standard observers. */
export const OBSERVERS = ['10°', '2°'] as const;

const NAME = 'D50|D55|D65|D75|F2|F7|F11|TL84';
const DEGREES = '(10|2)(?![\\d.,])';
const WORD = '(?:\\s*(?:standard\\s+)?observer)?';

/** As in `D65/10°`, `D65 10°`, `A/2`: a single letter needs the slash, and a number without slash its degree sign. */
const BOTH = new RegExp(
  `\\b(?:(${NAME}|(?<=^|[\\s;|(])[AC](?=\\s*/))\\s*[/,-]\\s*${DEGREES}\\s*°?|(${NAME})\\s+${DEGREES}\\s*°)${WORD}`,
  'i',
);
const ILLUMINANT = new RegExp(`\\b(?:(${NAME})\\b|illuminant\\s*[:=]?\\s*(A|C)\\b)`, 'i');
const OBSERVER = new RegExp(
  `\\bobserver\\s*[:=]?\\s*${DEGREES}\\s*°?|(?<![\\d.,])${DEGREES}\\s*°\\s*(?:standard\\s+)?observer`,
  'i',
);
const LABELS = /\b(?:illuminant|observer)\s*[:=]?\s*(?=$|[\t;|,/])/gi;

/** A text without the conditions of measurement that it names. */
interface WithoutLight {
  rest: string;
  light: Partial<Light>;
}

/** Takes illuminant and observer out of a line, so that their digits are not read as values of the colour. */
export function takeLight(line: string): WithoutLight {
  const both = BOTH.exec(line);
  if (both) {
    const [found, name, degrees, other, ofOther] = both;
    const light = { illuminant: (name ?? other ?? '').toUpperCase(), observer: `${degrees ?? ofOther}°` };
    return { rest: without(line, found).replace(LABELS, ''), light };
  }
  const illuminant = ILLUMINANT.exec(line);
  const rest = illuminant ? without(line, illuminant[0]) : line;
  const observer = OBSERVER.exec(rest);
  return {
    rest: (observer ? without(rest, observer[0]) : rest).replace(LABELS, ''),
    light: {
      ...(illuminant && { illuminant: (illuminant[1] ?? illuminant[2] ?? '').toUpperCase() }),
      ...(observer && { observer: `${observer[1] ?? observer[2]}°` }),
    },
  };
}

/** Keeps separators, so that columns stay where they are. */
function without(line: string, piece: string): string {
  return line.replace(piece, piece.replace(/[^\t;|]/g, ''));
}
