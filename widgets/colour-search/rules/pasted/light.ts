import type { Light } from '../../../../src/domain/color/color-conditions.ts';

/** As far as a text names it. */
export interface NamedLight extends Partial<Light> {
  /** The name of a light that is not known. */
  unknown?: string;
}

/** Names that need no word beside them. */
const NAME =
  'I?D ?(?:[3-9][05]|93)|FL?0?(?:1[0-2]|[1-9])|CWF2?|WWF|DLF|TL ?8[345]|UL?3[05](?:00)?|SPL\\d*|LED(?:[- ]?(?:BH?|V|RGB)\\d*)?|INC ?A|HZ|Horizon';
/** Single letters, which may be names of samples. */
const LETTER = '[ABCE]';
const UNIT = '(?:-?\\s*(?:°|_?deg(?:rees?)?\\b\\.?|grad\\b|degr[ée]s?\\b))';
const DEGREES = '0?(10|2)(?![\\d.,]|\\s?°\\s?C\\b)';
const WORD =
  '(?:\\s*-?\\s*(?:CIE\\s*)?(?:standard\\s*|normal)?-?(?:observer|obs\\b\\.?|beobachter|observateur))';
const GAP = '[\\s/,_+–-]+';

/** As in `D65/10°`, `A, 10°`, `CWF2-10`, `D65 / 2 Grad`. */
const BOTH = new RegExp(
  `(?<![A-Za-z\\d*])(?:(${NAME})${GAP}${DEGREES}\\s*${UNIT}?|(${LETTER})(?:\\s*/\\s*${DEGREES}\\s*${UNIT}?|[\\s,_-]+${DEGREES}\\s*${UNIT}))${WORD}?`,
  'i',
);
/** As in `2°/D65`. */
const REVERSED = new RegExp(
  `(?<![\\w.,])${DEGREES}(?:\\s*${UNIT}${WORD}?${GAP}|\\s*/\\s*)(${NAME}|${LETTER})(?![\\w*])`,
  'i',
);
const ILLUMINANT = new RegExp(`(?<![A-Za-z\\d*])(${NAME})(?![\\w*])`, 'i');
const ILLUMINANT_WORD =
  '(?:illumina(?:nte?s?|tion_name|zione)|[ée]clairant|normlichtart|lichtart|light[ _]source|(?<![a-z])ill(?:um)?\\b\\.?|light(?=\\s*[:=]))';
const LABELLED = new RegExp(`${ILLUMINANT_WORD}["']?\\s*[:=]?\\s*["']?(${NAME}|${LETTER})(?![\\w*])`, 'i');
const UNKNOWN = new RegExp(
  `${ILLUMINANT_WORD}["']?(?:\\s*[:=]\\s*|\\s+(?=[\\p{L}\\d]+(?: \\d+)?\\s*(?:$|[,;/\\t])))["']?([\\p{L}\\d][^,;|\\t"'/()]*)|(?<![\\p{L}\\d])(\\p{L}[\\p{L}\\d]*(?: \\d+)?)\\s*/\\s*(?=0?(?:10|2)\\s*°)`,
  'iu',
);
const OBSERVER_WORD =
  '(?:observer(?:[_ ]angle)?|normalbeobachter|beobachter|observateur|(?<![a-z])obs\\b\\.?)';
const OBSERVER = new RegExp(
  `${OBSERVER_WORD}["']?\\s*[:=,]?\\s*["']?${DEGREES}\\s*${UNIT}?|(?<![\\d.,])${DEGREES}\\s*${UNIT}?${WORD}`,
  'i',
);
const YEAR = new RegExp(`(?:CIE|${OBSERVER_WORD})\\s*[:=]?\\s*(?:CIE\\s*)?(1931|1964)`, 'i');
const ALONE = new RegExp(`(?<![\\d.,/:*\\p{L}-])${DEGREES}\\s*${UNIT}(?!\\s*[/:]\\s*\\d)`, 'iu');
const WORDS = new RegExp(`${ILLUMINANT_WORD}|${OBSERVER_WORD}|(?<![a-z])light\\s*[:=]`, 'gi');

/** A text without the light that it names. */
export interface WithoutLight {
  rest: string;
  light: NamedLight;
}

/**
 * Takes illuminant and observer out of a text, in English, German or French words, so that their digits are not read as
 * values of a colour. Tabs stay, so that cells stay where they are.
 *
 * @param isTitle whether `2°` and `10°` alone are observers: beside values they may be hues
 */
export function takeLight(text: string, isTitle = false): WithoutLight {
  let rest = text;
  const light: NamedLight = {};
  const take = (pattern: RegExp): string[] => {
    const found = pattern.exec(rest);
    if (!found) return [];
    rest =
      rest.slice(0, found.index) +
      found[0].replace(/[^\t]+/g, ' ') +
      rest.slice(found.index + found[0].length);
    return found.slice(1).filter((each) => each !== undefined);
  };
  const observe = (degrees: string | undefined) => {
    if (degrees) light.observer = `${degrees}°`;
  };
  const [first, second] = take(BOTH);
  const [degrees, name] = first ? [second, first] : take(REVERSED);
  const illuminant = name ?? take(LABELLED)[0] ?? take(ILLUMINANT)[0];
  const unknown = illuminant ? undefined : take(UNKNOWN)[0]?.trim();
  observe(
    degrees ?? take(OBSERVER)[0] ?? observerOf(take(YEAR)[0]) ?? (isTitle ? take(ALONE)[0] : undefined),
  );
  if (illuminant) light.illuminant = nameOf(illuminant);
  else if (unknown && !/^(?:observer|obs|and|und|et)\b/i.test(unknown)) light.unknown = unknown;
  return illuminant || light.observer || light.unknown
    ? { rest: rest.replace(WORDS, ' '), light }
    : { rest, light };
}

/** Reads a cell below a head such as “Illuminant”. */
export function lightInCell(cell: string): NamedLight {
  if (!cell) return {};
  if (new RegExp(`^${LETTER}$`, 'i').test(cell)) return { illuminant: cell.toUpperCase() };
  if (/^(?:10|2)$/.test(cell)) return { observer: `${cell}°` };
  const pair = lightInBracket(`(${cell})`);
  if (pair.illuminant) return pair;
  const { rest, light } = takeLight(cell, true);
  return light.illuminant || (light.observer && !/\p{L}/u.test(rest.replace(/\([^)]*\)/g, '')))
    ? light
    : { unknown: cell };
}

/** The light of a head's bracket, such as `L*(A)`, or that it is not known, such as in `L*(10°/Q77)`. */
export function lightInBracket(text: string): NamedLight {
  const inside = /[([]([^)\]]*)[)\]]/.exec(text)?.[1]?.trim();
  if (!inside) return {};
  const [, letter, degrees] = new RegExp(`^(${LETTER})\\s*[-/ ]?\\s*(10|2)?\\s*°?$`).exec(inside) ?? [];
  if (letter) return { illuminant: letter, ...(degrees && { observer: `${degrees}°` }) };
  const { rest, light } = takeLight(inside, true);
  const unknown = rest.replace(/[\s/,°-]+/g, ' ').trim();
  return light.observer && !light.illuminant && unknown ? { unknown } : {};
}

function observerOf(year: string | undefined): string | undefined {
  return year && (year === '1931' ? '2' : '10');
}

/** `F02`, `FL2` are `F2`; `CWF2` is CWF with the observer's 2 left out. */
function nameOf(found: string): string {
  return found
    .toUpperCase()
    .replace(/^(I?D|TL) (\d)/, '$1$2')
    .replace(/^FL?0?(\d+)$/, 'F$1')
    .replace(/^CWF2$/, 'CWF')
    .replace(/^INC ?A$/, 'A');
}

/** A later light replaces what it names; an illuminant with its observer replaces both. */
export function mergeLights(first: NamedLight, second: NamedLight): NamedLight {
  if (second.unknown || (second.illuminant && second.observer)) return second;
  if (!second.illuminant) return { ...first, ...second };
  const { unknown: _, ...known } = first;
  return { ...known, ...second };
}
