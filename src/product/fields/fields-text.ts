import type { FieldContent } from '../../domain/fields/field-content.ts';
import { plainValue } from '../../domain/fields/plain-value.ts';
import type { FieldWords } from '../../domain/fields/text-of-content.ts';
import { dataTable, type TableContext, type TableText } from '../../lib/table-text.ts';
import { textOfHtml } from '../../lib/text-of-html.ts';
import type { productFieldTexts } from '../../texts/product-fields.ts';
import type { Translate } from '../../texts/translate.ts';
import type { FieldGroup } from './useProductFields.ts';

/** Returns the fields as data to copy or save: a row for each with its product, the unit in its own column. */
export function fieldsText(
  groups: readonly FieldGroup[],
  text: Translate<typeof productFieldTexts>,
  words: FieldWords,
  context: readonly TableContext[],
): TableText {
  const table = {
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
        ...valueAndUnit(content, entry.unit ?? '', words),
      ]),
    ),
  };
  return dataTable(table, context);
}

/** @param unit of the field; a range is a text that ends with it */
function valueAndUnit(content: FieldContent, unit: string, words: FieldWords): [value: string, unit: string] {
  if (content.form === 'number') return [content.text, content.unit ?? ''];
  if (content.form === 'html') return [textOfHtml(content.html), ''];
  const [whole, value] = [plainValue(content, '', words), plainValue(content, unit, words)];
  return [value, value === whole ? '' : unit];
}
