import type { FieldContent } from '../../../src/domain/fields/field-content.ts';
import { type FieldWords, textOfContent } from '../../../src/domain/fields/text-of-content.ts';
import { textOfHtml } from '../../../src/lib/html/text-of-html.ts';
import type { PdfCell } from '../pdf/box.ts';

/** Returns the text of a cell: an entry for each value of a list, else a single text; a dash if empty. */
export function linesOfContent(content: FieldContent | null, words: FieldWords): PdfCell {
  if (!content) return '–';
  switch (content.form) {
    case 'html':
      return textOfHtml(content.html);
    case 'list':
      if (content.isAll) return words.all;
      return listOf(
        content.items.map((item) => ({ ...content, items: [item] })),
        words,
      );
    case 'pairs':
      return listOf(
        content.pairs.map((pair) => ({ ...content, pairs: [pair] })),
        words,
      );
    default:
      return textOfContent(content, words);
  }
}

function listOf(contents: readonly FieldContent[], words: FieldWords): PdfCell {
  const [only, ...others] = contents.map((content) => textOfContent(content, words));
  return only !== undefined && others.length === 0 ? only : [only ?? '', ...others];
}
