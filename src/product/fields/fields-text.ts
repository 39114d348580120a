import type { FieldContent } from '../../domain/fields/field-content.ts';
import { type FieldWords, textOfContent } from '../../domain/fields/text-of-content.ts';
import type { TableText } from '../../lib/table-text.ts';
import { textOfHtml } from '../../lib/text-of-html.ts';
import type { productFieldTexts } from '../../texts/product-fields.ts';
import type { Translate } from '../../texts/translate.ts';
import type { FieldGroup } from './useProductFields.ts';

/** Returns the fields as a table to copy or save: a row for each, the unit in its own column. */
export function fieldsText(
  groups: readonly FieldGroup[],
  text: Translate<typeof productFieldTexts>,
  words: FieldWords,
): TableText {
  return {
    columns: [
      text('productFields.section'),
      text('productFields.property'),
      text('productFields.value'),
      text('productFields.unit'),
    ],
    rows: groups.flatMap(({ type, rows }) =>
      rows.map(({ entry, content }) => [
        text(`productFields.${type}`),
        entry.title,
        ...valueAndUnit(content, words),
      ]),
    ),
  };
}

function valueAndUnit(content: FieldContent, words: FieldWords): [value: string, unit: string] {
  if (content.form === 'number') return [content.text, content.unit ?? ''];
  if (content.form === 'html') return [textOfHtml(content.html), ''];
  return [textOfContent(content, words), ''];
}
