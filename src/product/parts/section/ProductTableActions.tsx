import type { TableText } from '../../../lib/file/table-text.ts';
import { CopiesChoice } from '../../../outcome/files/CopiesChoice.tsx';
import type { Pigment } from '../../../services/pigment.ts';
import { useCopies } from '../../../store/files/useCopies.ts';
import { useTableCopy } from '../../../store/files/useTableCopy.ts';
import { TableActions, type TableActionsProps } from '../../../ui/content/TableActions.tsx';
import { useProductContext } from '../../state/useProductContext.ts';

interface ProductTableActionsProps extends Pick<TableActionsProps, 'copyText' | 'csvText' | 'csvLabel'> {
  product: Pick<Pigment, 'product_name' | 'prd' | 'industry' | 'isInternal'>;
  table: () => TableText;
  /** Parts of the file's name after those of the product. */
  name: readonly string[];
}

/** Copies a table of a product, or saves it as a file; internal users choose for whom if customers get less of it. */
export function ProductTableActions({ product, table, name, ...texts }: ProductTableActionsProps) {
  const { copyTable, saveCsv } = useTableCopy();
  const ofProduct = useProductContext(product).name;
  const isChoosing = useCopies(product.isInternal).perspective !== undefined;
  return (
    <>
      {isChoosing && hasInternal(table()) && <CopiesChoice />}
      <TableActions
        {...texts}
        onCopy={() => copyTable(table())}
        onSave={() => saveCsv(table(), ...ofProduct, ...name)}
      />
    </>
  );
}

function hasInternal({ isInternal, leavesOut }: TableText): boolean {
  return isInternal || leavesOut || false;
}
