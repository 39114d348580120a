import { colorIndexCode } from '../../../../src/domain/search/color-index-code.ts';
import { options } from '../../../data/options.ts';
import { commonNameOf } from '../../../data/pigments/common-names.ts';
import type { Product } from '../../../data/product.ts';
import { wordsOf } from '../term/words.ts';

/** A field by which a term finds a product. */
export interface MatchedField {
  /** Code in the field manifest, where it is a field. */
  field: string;
  /** Short, to stand before the text. */
  title: string;
  text: string;
}

/** Shorter runs of digits are no part of a number that someone looks up. */
const SHORTEST_NUMBER = 3;

/** What a list shows of a product. */
interface ShownProduct {
  product_name: string;
  color_index?: string;
}

/** The words of a term that neither name nor Colour Index name of a product show. */
export function unshownWords({ product_name, color_index = '' }: ShownProduct, term: string): string[] {
  const code = colorIndexCode(color_index);
  const shown = wordsOf([product_name, color_index, code, code.replace(/(\D)(\d)/, '$1 $2')].join(' '));
  return wordsOf(term).filter((word) => !shown.some((each) => each.startsWith(word)));
}

/**
 * The first field by which a term finds a product.
 *
 * @param words those of the term that are shown nowhere else
 */
export function matchedField(
  product: Product,
  words: readonly string[],
  term: string,
): MatchedField | undefined {
  const { prd, base, chemistry, fields } = product;
  const digits = term.replaceAll(/\D/g, '');
  const chemistries: Readonly<Record<string, string>> = options.chemistry;
  const candidates: [field: string, title: string, text: unknown][] = [
    ['prd', 'Product code', prd],
    ['cas_number', 'CAS', fields.cas_number],
    ['constitution_number', 'C.I.', fields.constitution_number],
    ['composition', 'Composition', fields.composition],
    ['common_name', 'Also called', commonNameOf(base)],
    ['chemistry', 'Chemistry', chemistries[chemistry]],
    ['chemical_class', 'Chemistry', fields.chemical_class],
  ];
  const found = candidates.find(([, , text]) => {
    const whole = String(text ?? '');
    const isNumber = digits.length >= SHORTEST_NUMBER && whole.replaceAll(/\D/g, '').startsWith(digits);
    return isNumber || words.every((word) => isIn(whole, word));
  });
  return found && { field: found[0], title: found[1], text: String(found[2]) };
}

function isIn(text: string, word: string): boolean {
  return wordsOf(text).some((each) => each.startsWith(word));
}
