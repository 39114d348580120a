import { BulkBar } from '../../../product/parts/documents/bulk/BulkBar.tsx';
import type { BulkLimit } from '../../../product/rules/documents/bulk-selection.ts';
import type { RunningDownloads } from '../../../store/files/useDownloads.ts';
import type { Selection } from '../../state/hits/selection.ts';
import { useChosen } from '../../state/hits/useSelection.ts';

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
