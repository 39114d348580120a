import { useCompareButton } from '../../../comparison/state/useCompareButton.ts';
import { basketItem } from '../../../domain/product/basket-item.ts';
import type { SubjectProps } from '../../../domain/requests/subject-props.ts';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { usePage, useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { CompareButton } from '../../../ui/action/CompareButton.tsx';
import { hitTexts } from '../../texts/hits.ts';
import type { HitsView } from '../items/hits-view.ts';
import { HitHeart } from './HitHeart.tsx';

interface HitActionsProps {
  hit: ProductHit;
  view: HitsView;
}

/** Actions on a product in a listing: compare, safety data sheet, save in My sheets. */
export function HitActions({ hit, view }: HitActionsProps) {
  const { bus } = usePage();
  const text = useTexts(hitTexts);
  const { id, prd, product_name: name, industries } = hit;
  const industry = view.industries.length === 1 ? view.industries[0] : undefined;
  const item = basketItem({ id, prd, product_name: name, resultType: 'pigments' });
  const compare = useCompareButton({ item, industries }, industry);
  const labels = [text('hits.compare'), text('hits.compared')] as const;
  const openSheet = () => {
    const props: SubjectProps = {
      prd: prd ?? '',
      productId: id,
      productName: name,
      industry: industry ?? industries[0] ?? null,
    };
    bus.emit('overlay:open', { name: 'safety-sheet', props });
  };
  return (
    <div className="ce-hit__actions ce-cluster">
      <CompareButton {...compare} variant="quiet" labels={labels} />
      {prd && (
        <>
          {hit.hasSafetySheet !== false && (
            <Button
              variant="quiet"
              size="small"
              aria-label={text('hits.sds.of', { name })}
              onClick={openSheet}
            >
              {text('hits.sds')}
            </Button>
          )}
          <HitHeart prd={prd} name={name} />
        </>
      )}
    </div>
  );
}
