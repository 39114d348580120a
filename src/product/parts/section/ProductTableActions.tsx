import type { TableText } from '../../../lib/file/table-text.ts';
import { CopiesChoice } from '../../../outcome/files/CopiesChoice.tsx';
import { TableActions, type TableActionsProps } from '../../../outcome/files/TableActions.tsx';
import type { Pigment } from '../../../services/pigment.ts';
import { useCopies } from '../../../store/files/useCopies.ts';
import { useProductContext } from '../../state/useProductContext.ts';

interface ProductTableActionsProps extends TableActionsProps {
  product: Pick<Pigment, 'product_name' | 'prd' | 'industry' | 'isInternal'>;
  /** Parts of the file's name after those of the product. */
  name: readonly string[];
}

/** Copies a table of a product, or saves it as a file; internal users choose for whom if customers get less of it. */
export function ProductTableActions({ product, table, name, ...texts }: ProductTableActionsProps) {
  const ofProduct = useProductContext(product).name;
  const isChoosing = useCopies(product.isInternal).perspective !== undefined;
  return (
    <>
      {isChoosing && hasInternal(table()) && <CopiesChoice />}
      <TableActions {...texts} table={table} name={[...ofProduct, ...name]} />
    </>
  );
}

function hasInternal({ isInternal, leavesOut }: TableText): boolean {
  return isInternal || leavesOut || false;
}
