import type { PigmentBook } from './pigment-book.ts';
import { wordsOf } from './words.ts';

/** A part of a term that names a pigment or a product by a number. */
export interface Reference {
  /** The number in the spelling of the catalogue, as words. */
  words: string[];
  /** Codes of the pigments that it names; none for a product. */
  codes: readonly string[];
}

/** A search term, taken apart. */
export interface ReadTerm {
  references: Reference[];
  /** The other words. */
  words: string[];
}

const HUES = {
  white: 'w',
  black: 'bk',
  brown: 'br',
  yellow: 'y',
  orange: 'o',
  red: 'r',
  violet: 'v',
  blue: 'b',
  green: 'g',
  metal: 'm',
};

const hue = [...Object.keys(HUES), ...Object.values(HUES)].toSorted((a, b) => b.length - a.length).join('|');
const INDEX = String.raw`(?:\bc\.?\s*i\.?(?:\s*n[or]\.?)?[\s:]*)?`;

/** `PR122`, `P.R. 122`, `Pigmentred 122`, `C.I. Pigment Red 122`, `PB 15:3` */
const NAME = new RegExp(
  String.raw`${INDEX}\bp(?:igment)?[\s.-]*(${hue})[\s.-]*(\d{1,3})(?::(\d))?(?![\p{L}\d])`,
  'giu',
);

/** `980-26-7`, `980267`, `CAS980-26-7`, `CAS No. 980 26 7`, `CASRN 980-26-7` */
const CAS = /(?:\bcas[\s-]*(?:(?:n[or]|number|rn)\b)?[\s.:#-]*|\b)(\d{2,7})[\s-]?(\d\d)[\s-]?(\d)\b/gi;

/** The word before a CAS number that is not whole yet: it is in no text. */
const CAS_BEGUN = /\bcas[\s-]*(?:(?:n[or]|number|rn)\b)?[\s.:#-]*(?=\d)/gi;

/** `73915`, `C.I. 73915`, `15850:1` */
const CONSTITUTION = new RegExp(String.raw`${INDEX}\b(\d{5,6}(?::\d)?)\b`, 'gi');

/** `261054`, `261-054`, `26 10 54` */
const PRODUCT = /\b\d(?:[\s./-]?\d){5}\b/g;

/**
 * Takes a term apart: numbers by which the trade names a pigment, in any spelling, and other words.
 *
 * @param isProduct whether a product has this product code
 */
export function readTerm(term: string, book: PigmentBook, isProduct: (digits: string) => boolean): ReadTerm {
  const references: Reference[] = [];
  const take = (rest: string, pattern: RegExp, read: (match: string[]) => Reference | null) =>
    rest.replace(pattern, (...match) => {
      const reference = read(match.map(String));
      if (reference) references.push(reference);
      return reference ? ' ' : String(match[0]);
    });
  const pigment = (name: string, codes: readonly string[]) =>
    codes.length > 0 ? { words: wordsOf(name), codes } : null;

  let rest = take(term, NAME, ([, family = '', number, form]) => {
    const short = HUES[family.toLowerCase() as keyof typeof HUES] ?? family;
    // Without a form, the group is no string.
    const name = `p${short}${number}${/^\d$/.test(form ?? '') ? `:${form}` : ''}`;
    return pigment(name, book.byName(name));
  });
  rest = take(rest, CAS, ([, body, year, check]) => {
    const digits = `${body}${year}${check}`;
    return pigment(digits, book.byCas(digits));
  });
  rest = take(rest, CONSTITUTION, ([, number = '']) => pigment(number, book.byConstitution(number)));
  rest = take(rest, PRODUCT, ([text = '']) => {
    const digits = text.replaceAll(/\D/g, '');
    return isProduct(digits) ? { words: [digits], codes: [] } : null;
  });
  return { references, words: wordsOf(rest.replaceAll(CAS_BEGUN, '')) };
}
