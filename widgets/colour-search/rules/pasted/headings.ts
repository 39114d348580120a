import { lightInBracket, type NamedLight, takeLight } from './light.ts';

/** What three or more numbers are. Only `lab` and `lch` can be taken. */
export type Space =
  | 'lab'
  | 'lch'
  | 'hlc'
  | 'xyz'
  | 'yxy'
  | 'luv'
  | 'hunter'
  | 'rgb'
  | 'cmyk'
  | 'difference'
  | 'reflectance'
  | 'hex'
  | 'other';

/** What cannot be taken. */
export type ForeignSpace = Exclude<Space, 'lab'>;

/** Whether a text names something that cannot be taken. */
export function isForeign(space: Space | undefined): space is ForeignSpace {
  return space !== undefined && space !== 'lab';
}

/** What a head or a label says of the numbers below or beside it. */
export interface Heading {
  text: string;
  /** Letter of the coordinate, as written, without its asterisk. */
  axis?: string | undefined;
  hasStar: boolean;
  /** Named beside the letter, as in `Hunter L` and `LAB_L`. */
  space?: Space | undefined;
  /** Of the column's cells rather than of their colours. */
  isLight: boolean;
  light: NamedLight;
  /** Of a multi-angle instrument. */
  angle?: string | undefined;
  /** Other words, such as `SCI`, `Trial` or the name of a column. */
  words: string;
  /** In nanometres. */
  wavelength?: number | undefined;
}

/** A column of lights or observers. */
export const LIGHT_HEAD =
  /^(?:(?:std\.?|standard|cie) ?)?(?:illum(?:inant)?\.?|ill\.?|light(?: ?source)?|licht|(?:norm)?lichtart|normlicht|lichtquelle|beleuchtung|illuminante?|[ée]clairage|conditions?|obs(?:erver)?\.?|(?:normal)?beobachter|observateur)(?:\s*[/,&+-]?\s*(?:(?:standard )?obs(?:erver)?\.?|beobachter|observateur|angle))?:?$/i;

/** Letters of coordinates, with what may follow them. */
const AXIS = /^([LABCHXYZUVRGMKSElabchxyzuvrgmks])(\*?)(?:(?<=[*CcHh])(?:ab|uv)|°)?$/;
const DELTA_AXIS = /^(?:[dDΔ]|delta)([ELabCHhXYZxyuvRGBMI])\*?(?:ab|uv|00|2000|94|76|cmc|din99)?$/;
const DELTA = /^(?:delta|Δ|d|diff(?:erence|erenz)?s?|differenz(?:en)?|[ée]carts?|abweichung(?:en)?)$/i;
/** Say nothing of the axis beside which they stand. */
export const FILLER =
  /^(?:cie|cie1976|1976|value|val|wert|valeur|coordinate|koordinate|lightness|redness|yellowness|helligkeit|chroma|hue|buntheit|bunttonwinkel|farbton|measured|%|°|deg|units?|d65|ab)$/i;
/** An angle of a multi-angle instrument, as in `45°`, `as45`, `r45as-15`. */
export const ANGLE = /^(?:(?:r?45)?as[-−]?\d{1,3}°?|[-−]?\d{1,3}°?(?:as)?)$/i;

const SPACE_WORDS: readonly (readonly [RegExp, Space])[] = [
  [
    /(?<!\p{L})hunter[\s_-]*(?:$|lab\s*(?:$|[,;:(]|scale|values|d\d)|l\b|a\b|b\b|l[*,/ ]*a[*,/ ]*b|\(|:)|L,\s?a,\s?b\s?\(?hunter|lab\s?\(?hunter/iu,
    'hunter',
  ],
  [/(?<![\p{L}\d])c?h\*?l\*?c\*?(?:\s?h)?(?![\p{L}])(?<=hlc|h\*?l\*c\*?)/iu, 'hlc'],
  [/(?<![\p{L}\d])(?:CIE[\s-]*)?L\*?\s?,?C\*?(?:ab)?\s?,?h(?:°|ab)?(?![\p{L}])/iu, 'lch'],
  [/(?<!\p{L})(?:Y\s?xy|xyY)(?!\p{L})/u, 'yxy'],
  [/(?<!\p{L})(?:CIE[\s-]*)?XYZ(?!\p{L})|tristimulus|normfarbwert/iu, 'xyz'],
  [/(?<!\p{L})(?:CIE[\s-]*)?L\*?u\*?'?v\*?'?(?!\p{L})/iu, 'luv'],
  [/(?<!\p{L})s?RGB(?!\p{L})/iu, 'rgb'],
  [/(?<!\p{L})CMYK?(?!\p{L})/iu, 'cmyk'],
  [/#[0-9a-f]{6}\b/i, 'hex'],
  [/reflect|remission|spectr|spektr|transmi(?:ss|tt)|%\s?R\b|K\/S\b|r[ée]flectance/iu, 'reflectance'],
  [
    /(?<!\p{L})(?:HS[VLBI]|HWB|OK\s?Lab|OK\s?LCH|DIN\s?99\w*|LMS|YCbCr|YUV|YIQ|IPT|ICtCp|JCh|CAM\d+\w*|CIECAM\w*|Luminance|density|dichte|U\*V\*W\*|gloss|glanz|haze|DOI|opacity|whiteness|tel|fax|phone)(?!\p{L})/iu,
    'other',
  ],
  [
    /(?<!\p{L})(?:delta|Δ)\s?(?:E|L|a|b|C|H|Lab)(?![\p{L}])|(?<!\p{L})d\s?Lab(?!\p{L})|differen(?:ces?(?!\p{L})|z)|(?<!\p{L})abweichung|(?<!\p{L})[ée]carts? (?:de )?couleur|farbabst[aä]nd|(?<!\p{L})d[LabCHE]\*|([Lab])\*?\s*-\s*\1\*/iu,
    'difference',
  ],
  [/(?<!\p{L})(?:CIE[\s-]*)?L\*?\s?,?a\*?\s?,?b\*?(?!\p{L})/iu, 'lab'],
];

/** The first kind of values that a text names, and the text without it. */
export function spaceIn(text: string): { space?: Space; rest: string } {
  for (const [pattern, space] of SPACE_WORDS) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined)
      return {
        space,
        rest: text
          .replace(found, ' ')
          .replace(/^\s*[:,(]|\(\s*\)/g, ' ')
          .trim(),
      };
  }
  return { rest: text };
}

const known = new Map<string, Heading>();

/** Reads the head of a column, or the label of a value. */
export function headingOf(text: string): Heading {
  const found = known.get(text) ?? readHeading(text);
  // Heads repeat, as texts in a form do not.
  if (known.size < 500) known.set(text, found);
  return found;
}

function readHeading(text: string): Heading {
  const name = text.replace(/\s+/g, ' ').trim();
  const bracket = lightInBracket(name);
  const { rest, light } = takeLight(name, true);
  const base = { text: name, hasStar: false, isLight: false, words: name, light: { ...bracket, ...light } };
  if (LIGHT_HEAD.test(name)) return { ...base, isLight: true };
  const wavelength = /^(?:R|%R|SPECTRAL_(?:NM)?_?|nm_?)?\s?(\d{3})\s?(?:nm|\s?\[nm\])?$/i.exec(name)?.[1];
  if (wavelength && Number(wavelength) >= 300 && Number(wavelength) <= 1100)
    return { ...base, wavelength: Number(wavelength) };
  if (/([Lab])\*?\s*-\s*\1\*/.test(name)) return { ...base, axis: 'E', space: 'difference' };
  const words = rest
    .replace(bracket.illuminant ? /[([][^)\]]*[)\]]/ : '', ' ')
    .replace(/(?<!\p{L})L\*?([aCu])\*?([bhv])\*?(?:°|ab)?(?![\p{L}*])/giu, ' L$1$2 ')
    .replace(/\*(?=[\p{L}\d-])(?!ab\b|uv\b)/gu, '* ')
    .split(/[\s_=:()[\]{}/,;.]+|(?<=\p{L})-(?=\p{L})/u)
    .filter(Boolean);
  return { ...base, ...axisIn(words) };
}

function axisIn(words: readonly string[]): Pick<Heading, 'axis' | 'hasStar' | 'space' | 'angle' | 'words'> {
  let [axis, hasStar, space, angle]: [string?, boolean?, Space?, string?] = [];
  const others: string[] = [];
  for (const word of words) {
    const delta = DELTA_AXIS.exec(word)?.[1];
    const [, letter, star] = AXIS.exec(word) ?? [];
    const named = spaceIn(word).space;
    if (delta) [axis, space] = [delta, 'difference'];
    else if (DELTA.test(word)) space = 'difference';
    else if (/^hunter$/i.test(word)) space = 'hunter';
    else if (letter && (!hasStar || star)) [axis, hasStar] = [letter, star !== ''];
    else if (named === 'lab') space ??= 'lab';
    else if (named) space = named;
    else if (ANGLE.test(word)) angle = word.replace(/°$/, '');
    else if (!FILLER.test(word)) others.push(word);
  }
  return { axis, hasStar: hasStar ?? false, space, angle, words: others.join(' ') };
}

const DERIVED: readonly RegExp[] = [
  /^(?:\d\s?)?(?:(?:std|stand?ard)[.\s_-]*(?:dev|abw)\w*\.?|st\.?\s?dev\w*\.?|stabw\w*|s\.?d\.?|σ|sem|max\s*[-–]\s*min|streuung|[ée]cart[\s-]type|rsd|cv|varian[cz]e?|varianz|min(?:imum)?\.?|max(?:imum)?\.?|range|spann?weite|[ée]tendue|count|anzahl|n)(?:\s*[(=%].*)?$/i,
  /^(?:.*\s)?tol[eé]ran[cz]\w*(?:\s*[+±-].*)?$|^[+±-]?\s*tol\.?(?:\s*[+±-].*)?$|^(?:(?:upper|lower|obere|untere|max|min)\b.*)?(?:limits?|grenz(?:e|wert)\w*)$|^(?:[ul]sl|[ul]cl|weights?|cf|commercial factor|l:c|upper|lower|±.*)$/i,
  /^(?:diff(?:eren[cz]\w*)?\.?|delta|Δ[\w*]*|[ée]carts?|d\s?lab|d[LabCHE]\*?)$|^(?:max\.?\s|min\.?\s)?abweichung\w*$|(?:farb|colou?r\s)(?:differen[cz]|abstand)\w*$/i,
  /(?:^|[\s(–-])(?:diff(?:eren[cz]e?)?|delta)\.?\)?$|^(?:diff(?:eren[cz]e?)?|delta)\.?\s+(?:trial|std|standard|batch|sample|probe)\b|^(?:std|standard|target|ref\w*|trial|batch|sample|probe)\.?\s*[-–]\s*(?:std|standard|target|ref\w*|trial|batch|sample|probe)\b/i,
];

/** Whether a row or column of this name holds deviations, tolerances or differences. A mean is a colour. */
export function isDerived(name: string): boolean {
  return DERIVED.some((pattern) => pattern.test(name));
}

/** Columns of one colour, or of what else their heads name. */
export interface ColumnGroup {
  space: Space;
  /** Column by letter of the coordinate. */
  columns: ReadonlyMap<string, number>;
  light: NamedLight;
  angle: string | undefined;
  words: string;
  /** A coordinate stands twice. */
  isTwice: boolean;
}

const SETS: readonly (readonly [string, Space])[] = [
  ['Lab', 'lab'],
  ['LCh', 'lch'],
  ['Luv', 'luv'],
  ['Yxy', 'yxy'],
  ['XYZ', 'xyz'],
  ['RGB', 'rgb'],
  ['CMYK', 'cmyk'],
  ['HSV', 'other'],
  ['HSL', 'other'],
  ['HSB', 'other'],
];

/** Groups the heads that belong to one colour: by kind, light, angle and further words. */
export function groupsOf(headings: readonly Heading[], title: Space | undefined): ColumnGroup[] {
  const byKey = new Map<string, number[]>();
  const keyOf = (heading: Heading) => {
    const { space = '', light, angle = '', words } = heading;
    const named = space === 'lab' ? '' : space;
    return [named, light.illuminant, light.observer, angle, words.toLowerCase()].join('\n');
  };
  for (const [at, heading] of headings.entries())
    if (heading.axis) byKey.set(keyOf(heading), [...(byKey.get(keyOf(heading)) ?? []), at]);
  const groups = [...byKey.values()].flatMap((columns) => groupFrom(headings, columns, title));
  if (groups.some(({ space }) => space === 'lab' || space === 'lch')) return groups;
  // Each coordinate once, with words of its own, as in `L* (lightness)`, or the light at one of them.
  const plain = [...headings.keys()].filter(
    (at) => headings[at]?.axis && (headings[at].space ?? 'lab') === 'lab',
  );
  const [whole] = groupFrom(headings, plain, title);
  const differs = (key: 'illuminant' | 'observer') =>
    new Set(plain.map((at) => headings[at]?.light[key]).filter(Boolean)).size > 1;
  const angles = new Set(plain.map((at) => headings[at]?.angle).filter(Boolean));
  if (!whole || whole.isTwice || angles.size > 1 || differs('illuminant') || differs('observer'))
    return groups;
  return [...groups, whole];
}

function groupFrom(
  headings: readonly Heading[],
  columns: readonly number[],
  title: Space | undefined,
): ColumnGroup[] {
  const [first] = columns.map((at) => headings[at]);
  if (!first) return [];
  const named = first.space ?? 'lab';
  const base = {
    light: Object.assign({}, ...columns.map((at) => headings[at]?.light)),
    ...{ angle: first.angle, words: first.words },
  };
  if (named !== 'lab') return [{ ...base, space: named, columns: new Map(), isTwice: false }];
  const starred = columns.filter((at) => headings[at]?.hasStar);
  // Bare letters beside starred ones of their own kind are another system, such as Hunter's.
  const isMixed = starred.length > 0 && setsOf(headings, starred).length > 0;
  return setsOf(headings, isMixed ? starred : columns).map((found) => {
    const isHunter = title === 'hunter' && found.space === 'lab' && starred.length === 0;
    return { ...base, ...found, ...(isHunter && { space: 'hunter' as const }) };
  });
}

/** The sets of letters that are there: as written, else in any case. */
function setsOf(
  headings: readonly Heading[],
  columns: readonly number[],
): Pick<ColumnGroup, 'space' | 'columns' | 'isTwice'>[] {
  const find = (free: readonly number[], isSame: (letter: string, wanted: string) => boolean) =>
    SETS.flatMap(([set, space]) => {
      const found = [...set].map((wanted) => free.filter((at) => isSame(headings[at]?.axis ?? '', wanted)));
      if (found.some((all) => all.length === 0)) return [];
      const byLetter = new Map([...set].map((wanted, at) => [wanted, found[at]?.[0] ?? 0]));
      return [{ space, columns: byLetter, isTwice: found.some((all) => all.length > 1) }];
    });
  const exact = find(columns, (letter, wanted) => letter === wanted);
  const taken = exact.flatMap((each) => [...each.columns.values()]);
  const rest = columns.filter((at) => !taken.includes(at));
  const others = find(rest, (letter, wanted) => letter.toUpperCase() === wanted.toUpperCase());
  const hasRgb = others.some(({ space }) => space === 'rgb');
  return [...exact, ...others.filter(({ space }) => space !== 'yxy' && !(hasRgb && space === 'lab'))];
}
