import { useCallback } from 'react';
import type { FormulationHit } from '../../../../src/domain/formulation/formulation-hit.ts';
import { HitItems } from '../../../../src/listing/parts/items/HitItems.tsx';
import type { HitsView } from '../../../../src/listing/parts/items/hits-view.ts';
import { useTexts } from '../../../../src/store/hooks.ts';
import { useStyles } from '../../../../src/ui/base/styles.ts';
import { formulationListTexts } from '../../texts/list.ts';
import { FormulationRow } from './FormulationRow.tsx';
import css from './formulation-hits.css';

interface FormulationHitsProps {
  hits: readonly FormulationHit[];
  view: HitsView;
}

/** Formulations as rows below a sticky table header. */
export function FormulationHits({ hits, view }: FormulationHitsProps) {
  useStyles(css);
  const text = useTexts(formulationListTexts);
  const render = useCallback(
    (hit: FormulationHit, index: number) => <FormulationRow hit={hit} index={index} view={view} />,
    [view],
  );
  return (
    <>
      <div className="ce-rows__heads ce-recipe__heads ce-meta" aria-hidden>
        <span>{text('formulations.head.shade')}</span>
        <span>{text('formulations.head.title')}</span>
        <span className="ce-recipe__shade-name">{text('formulations.head.shadeName')}</span>
        <span>{text('formulations.head.industry')}</span>
        <span className="ce-recipe__date">{text('formulations.head.date')}</span>
        <span />
      </div>
      <HitItems hits={hits} label={text('formulations.list')} className="ce-recipes" render={render} />
    </>
  );
}
