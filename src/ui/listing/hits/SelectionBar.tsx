import type { BulkLimit } from '../../../domain/documents/bulk-selection.ts';
import { BulkBar } from '../../../product/documents/bulk/BulkBar.tsx';
import type { RunningDownloads } from '../../../store/files/useDownloads.ts';
import type { Selection } from '../../../store/listing/selection.ts';
import { useChosen } from '../../../store/listing/useSelection.ts';

interface SelectionBarProps {
  selection: Selection;
  downloads: RunningDownloads;
  limit: BulkLimit;
}

/** The bar with a listing's selection, and its download as a ZIP. */
export function SelectionBar({ selection, downloads, limit }: SelectionBarProps) {
  const chosen = useChosen(selection, (documents) => documents);
  return (
    <BulkBar
      selected={[...chosen.values()]}
      downloads={downloads}
      limit={limit}
      clear={() => selection.clear()}
    />
  );
}
