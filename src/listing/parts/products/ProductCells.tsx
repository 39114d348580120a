import type { ReactNode } from 'react';
import { shortColorIndex } from '../../../domain/search/color-index-name.ts';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { useTexts } from '../../../store/hooks.ts';
import { AbsentValue } from '../../../ui/content/AbsentValue.tsx';
import { asCell, asRowHeader } from '../../../ui/content/table-roles.ts';
import { hitTexts } from '../../texts/hits.ts';
import type { HitsView } from '../items/hits-view.ts';
import { HitActions } from './HitActions.tsx';
import { HitFlags } from './HitFlags.tsx';
import { HitLink } from './HitLink.tsx';
import { HitSwatch } from './HitSwatch.tsx';

interface ProductCellsProps {
  hit: ProductHit;
  index: number;
  view: HitsView;
}

/** Cells of a product's table row; numbers with the supplied digits. */
export function ProductCells({ hit, index, view }: ProductCellsProps) {
  const text = useTexts(hitTexts);
  return (
    <>
      <th {...asRowHeader} className="ce-hit-table__name">
        <HitSwatch hit={hit} small notMeasured={text('hits.notMeasured')} />
        <span>
          <HitLink hit={hit} index={index} product={hit} view={view} className="ce-hit-table__link" />
          <HitFlags {...hit} />
        </span>
      </th>
      <Cell>{hit.color_index && shortColorIndex(hit.color_index)}</Cell>
      <Cell>{hit.transparency}</Cell>
      <Cell>{hit.form}</Cell>
      <Cell isFigure>{hit.light_fastness}</Cell>
      <Cell isFigure>{hit.weather_fastness}</Cell>
      <Cell isFigure>{hit.heat_stability}</Cell>
      <td {...asCell}>
        <HitActions hit={hit} view={view} />
      </td>
    </>
  );
}

function Cell({ isFigure, children }: { isFigure?: boolean; children: ReactNode }) {
  const text = useTexts(hitTexts);
  return (
    <td {...asCell} data-figure={isFigure || undefined}>
      {children || <AbsentValue kind="none" text={text('hits.none')} />}
    </td>
  );
}
