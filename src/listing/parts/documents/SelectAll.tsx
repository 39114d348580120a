import { useEffect, useRef } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import choiceCss from '../../../ui/field/choice.css';
import type { Selection } from '../../state/hits/selection.ts';
import { useChosen } from '../../state/hits/useSelection.ts';
import { listedDocumentTexts } from '../../texts/documents.ts';
import { type ListedDocument, useDocumentsView } from './documents-view.ts';

interface SelectAllProps {
  documents: readonly ListedDocument[];
}

/** Selects the shown documents, up to the limit of a selection, or deselects them. */
export function SelectAll({ documents }: SelectAllProps) {
  const { selection } = useDocumentsView();
  return selection ? <AllBox documents={documents} selection={selection} /> : null;
}

function AllBox({ documents, selection }: SelectAllProps & { selection: Selection }) {
  useStyles(choiceCss);
  const { limit } = useDocumentsView();
  const text = useTexts(listedDocumentTexts);
  const count = useChosen(
    selection,
    (chosen) => documents.filter(({ asset }) => chosen.has(asset.id)).length,
  );
  const isFull = useChosen(selection, (chosen) => chosen.size >= limit);
  // If the limit is reached, the selected ones are all that can be selected.
  const isAll = count > 0 && (count === documents.length || isFull);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // React has no attribute for it.
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <label className="ce-document__select">
      <input
        ref={box}
        type="checkbox"
        className="ce-choice__box"
        aria-label={text('listed.selectAll', { count: limit })}
        checked={isAll}
        onChange={() =>
          selection.select(
            documents.map(({ asset, product }) => ({ asset, prd: product.prd ?? null, product })),
            !isAll,
          )
        }
      />
      <span className="ce-document__all">{text('listed.selectAll', { count: limit })}</span>
    </label>
  );
}
