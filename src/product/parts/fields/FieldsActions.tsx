import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { fieldTexts, wordsOfFields } from '../../../texts/fields.ts';
import { tableTexts } from '../../../texts/tables.ts';
import { useProductContext } from '../../state/useProductContext.ts';
import { productFieldTexts } from '../../texts/product-fields.ts';
import { ProductTableActions } from '../section/ProductTableActions.tsx';
import { fieldsText } from './fields-text.ts';
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
  const { context, internal } = useProductContext(product);
  return (
    <ProductTableActions
      product={product}
      copyText={text('productFields.copy')}
      csvText={tables('tables.csv')}
      csvLabel={tables('tables.csv.label')}
      table={() => fieldsText(groups, { text, words, context, internal })}
      name={[title]}
    />
  );
}
