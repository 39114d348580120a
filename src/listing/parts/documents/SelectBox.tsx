import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import choiceCss from '../../../ui/field/choice.css';
import { Tooltip } from '../../../ui/popover/Tooltip.tsx';
import type { Selection } from '../../state/hits/selection.ts';
import { useChosen } from '../../state/hits/useSelection.ts';
import { listedDocumentTexts } from '../../texts/documents.ts';
import type { ListedDocument } from './documents-view.ts';

interface SelectBoxProps {
  document: ListedDocument;
  name: string;
  selection: Selection;
  limit: number;
}

/** Selects a document for a ZIP. Once the limit is reached, the other checkboxes say so and are disabled. */
export function SelectBox({ document: { asset, product }, name, selection, limit }: SelectBoxProps) {
  useStyles(choiceCss);
  const text = useTexts(listedDocumentTexts);
  const isChosen = useChosen(selection, (chosen) => chosen.has(asset.id));
  const isFull = useChosen(selection, (chosen) => chosen.size >= limit) && !isChosen;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box names itself; the label makes its target larger
    <label className="ce-document__select">
      <Tooltip text={isFull ? text('listed.full', { count: limit }) : undefined} opensOnPress>
        {(describedBy) => (
          <input
            type="checkbox"
            className="ce-choice__box"
            aria-label={text('listed.select', { name })}
            aria-disabled={isFull || undefined}
            aria-describedby={describedBy}
            checked={isChosen}
            onChange={({ target }) =>
              selection.select([{ asset, prd: product.prd ?? null, product }], target.checked)
            }
          />
        )}
      </Tooltip>
    </label>
  );
}
