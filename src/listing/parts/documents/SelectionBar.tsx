import { sampledProducts } from '../../../domain/requests/sampled-products.ts';
import { SamplesButton } from '../../../outcome/SamplesButton.tsx';
import { BulkBar } from '../../../product/parts/documents/bulk/BulkBar.tsx';
import type { BulkLimit } from '../../../product/rules/documents/bulk-selection.ts';
import type { RunningDownloads } from '../../../store/files/useDownloads.ts';
import type { Selection } from '../../state/hits/selection.ts';
import { useChosen } from '../../state/hits/useSelection.ts';
import { useListingState } from '../../state/listing-context.ts';

interface SelectionBarProps {
  selection: Selection;
  downloads: RunningDownloads;
  limit: BulkLimit;
}

/** The bar with a listing's selection, and its download as a ZIP. */
export function SelectionBar({ selection, downloads, limit }: SelectionBarProps) {
  const chosen = useChosen(selection, (documents) => documents);
  // Elsewhere somebody chooses documents, in My sheets products of their own.
  const isMine = useListingState(({ answer }) => answer?.query.tab === 'mysheets');
  const selected = [...chosen.values()];
  const products = selected.map(({ product }) => ({ ...product, color: product.masstone }));
  return (
    <BulkBar
      selected={selected}
      actions={
        isMine && <SamplesButton size="small" variant="quiet" asked={sampledProducts(products, null)} />
      }
      downloads={downloads}
      limit={limit}
      clear={() => selection.clear()}
    />
  );
}
