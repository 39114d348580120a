import type { Pigment } from '../../services/pigment.ts';
import { useTexts } from '../../store/hooks.ts';
import { useTableCopy } from '../../store/useTableCopy.ts';
import { fieldTexts, wordsOfFields } from '../../texts/fields.ts';
import { productFieldTexts } from '../../texts/product-fields.ts';
import { tableTexts } from '../../texts/tables.ts';
import { TableActions } from '../../ui/content/TableActions.tsx';
import { CopiesChoice } from '../files/CopiesChoice.tsx';
import { useProductContext } from '../useProductContext.ts';
import { fieldsText, hasInternal } from './fields-text.ts';
import type { FieldGroup } from './useProductFields.ts';

interface FieldsActionsProps {
  product: Pigment;
  groups: readonly FieldGroup[];
  /** Of the section, for the file's name. */
  title: string;
}

/** Copies all fields of a section, or saves them as a file; internal users choose for whom. */
export function FieldsActions({ product, groups, title }: FieldsActionsProps) {
  const text = useTexts(productFieldTexts);
  const tables = useTexts(tableTexts);
  const words = wordsOfFields(useTexts(fieldTexts));
  const { copyTable, saveCsv } = useTableCopy();
  const { name, ...parts } = useProductContext(product);
  const table = () => fieldsText(groups, { text, words, ...parts });
  return (
    <>
      {groups.some(hasInternal) && <CopiesChoice isForStaff={product.isInternal} />}
      <TableActions
        copyText={text('productFields.copy')}
        csvText={tables('tables.csv')}
        csvLabel={tables('tables.csv.label')}
        onCopy={() => copyTable(table())}
        onSave={() => saveCsv(table(), ...name, title)}
      />
    </>
  );
}
