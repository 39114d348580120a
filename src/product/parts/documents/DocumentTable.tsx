import { useEffect, useRef } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import type { DocumentsOfType } from '../../rules/documents/document-tabs.ts';
import { documentTexts } from '../../texts/documents.ts';
import type { DocumentsView } from './documents-view.ts';
import { TypeRows } from './TypeRows.tsx';

interface DocumentTableProps {
  types: readonly DocumentsOfType[];
  view: DocumentsView;
}

/** Documents as rows; on narrow pages each has two lines. */
export function DocumentTable({ types, view }: DocumentTableProps) {
  const text = useTexts(documentTexts);
  const ids = types.flatMap(({ documents }) => documents.map(({ asset }) => asset.id));
  return (
    <table className="ce-docs" data-internal={view.isInternal || undefined}>
      <caption className="ce-visually-hidden">{text('documents.title')}</caption>
      <thead className="ce-docs__head">
        <tr>
          <td className="ce-docs__check ce-screen">
            <SelectAll ids={ids} view={view} />
          </td>
          <th scope="col">{text('documents.document')}</th>
          <th scope="col">{text('documents.language')}</th>
          <th scope="col" className="ce-docs__number">
            {text('documents.version')}
          </th>
          <th scope="col" className="ce-docs__number">
            {text('documents.date')}
          </th>
          <th scope="col" className="ce-docs__number">
            {text('documents.size')}
          </th>
          <th scope="col">
            <span className="ce-visually-hidden">{text('documents.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {types.map((ofType) => (
          <TypeRows key={ofType.type.code} ofType={ofType} view={view} />
        ))}
      </tbody>
    </table>
  );
}

function SelectAll({ ids, view: { selected, select } }: { ids: readonly string[]; view: DocumentsView }) {
  const text = useTexts(documentTexts);
  const box = useRef<HTMLInputElement>(null);
  const count = ids.filter((id) => selected.has(id)).length;
  const isPartly = count > 0 && count < ids.length;
  useEffect(() => {
    // React has no attribute for it.
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <Checkbox
      ref={box}
      label={<span className="ce-visually-hidden ce-docs__all">{text('documents.selectAll')}</span>}
      checked={count > 0 && !isPartly}
      onChange={(event) => select(ids, event.target.checked)}
    />
  );
}
