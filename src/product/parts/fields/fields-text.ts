import type { FieldContent } from '../../../domain/fields/field-content.ts';
import { plainValue } from '../../../domain/fields/plain-value.ts';
import { type InternalRows, tableForReader } from '../../../domain/fields/table-for-reader.ts';
import type { FieldWords } from '../../../domain/fields/text-of-content.ts';
import { withoutCodes } from '../../../domain/fields/unnamed-codes.ts';
import { dataTable, type TableContext, type TableText } from '../../../lib/file/table-text.ts';
import { textOfHtml } from '../../../lib/html/text-of-html.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { productFieldTexts } from '../../texts/product-fields.ts';
import type { FieldGroup } from './useProductFields.ts';

interface FieldsTextSources {
  text: Translate<typeof productFieldTexts>;
  words: FieldWords;
  /** Common to all rows, such as the product. */
  context: readonly TableContext[];
  internal: InternalRows;
}

/**
 * Returns the fields as data to copy or save: a row for each with its product, the unit in its own column. Internal ones
 * and those with codes that nobody has named are marked, or left out.
 */
export function fieldsText(
  groups: readonly FieldGroup[],
  { text, words, context, internal }: FieldsTextSources,
): TableText {
  const tableOf = (own: readonly FieldGroup[]): TableText => ({
    columns: [
      text('productFields.section'),
      text('productFields.property'),
      text('productFields.value'),
      text('productFields.unit'),
    ],
    rows: own.flatMap(({ type, rows }) =>
      rows.map(({ entry, content }) => [
        text(`productFields.${type}`),
        entry.title,
        ...valueAndUnit(content, entry.unit ?? '', words),
      ]),
    ),
  });
  return dataTable(tableForReader(tableOf(groups), tableOf(groups.map(forCustomers)), internal), context);
}

function forCustomers({ type, rows }: FieldGroup): FieldGroup {
  const own = rows
    .filter(({ isInternal }) => !isInternal)
    .flatMap((row) => {
      const content = withoutCodes(row.content);
      return content ? { ...row, content } : [];
    });
  return { type, rows: own };
}

/** @param unit of the field; a range is a text that ends with it */
function valueAndUnit(content: FieldContent, unit: string, words: FieldWords): [value: string, unit: string] {
  if (content.form === 'number') return [content.text, content.unit ?? ''];
  if (content.form === 'html') return [textOfHtml(content.html), ''];
  const [whole, value] = [plainValue(content, '', words), plainValue(content, unit, words)];
  return [value, value === whole ? '' : unit];
}
