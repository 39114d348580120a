import { sampledProducts } from '../../../domain/requests/sampled-products.ts';
import { SamplesButton } from '../../../outcome/SamplesButton.tsx';
import { usePage, useShared, useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/action/Link.tsx';
import { loadKeeping } from '../../state/edit-comparison.ts';
import { useComparison } from '../../state/useComparison.ts';
import { basketPanelTexts } from '../../texts/basket-panel.ts';
import { SaveButton } from './SaveButton.tsx';
import type { Colors } from './useColors.ts';

/** Save, start anew, open a saved one, delete: each where applicable (spec S§4, S§5). */
export function BasketActions({ colors, takeFocus }: { colors: Colors; takeFocus: () => void }) {
  const page = usePage();
  const text = useTexts(basketPanelTexts);
  const isSaved = useComparison(({ comparison }) => comparison.id !== undefined);
  const isSignedIn = useShared(({ user }) => user !== null);
  const profile = useShared(({ payload }) => payload.links?.profile);
  const { basket, industry } = useComparison(({ comparison }) => comparison);
  // A saved comparison may not know the codes of its products; the compare page does.
  const hasCodes = basket.every(({ prd }) => prd);
  const colored = basket.map((item) => ({ ...item, color: colors.get(item.uid) }));

  return (
    <div className="ce-basket-actions ce-cluster ce-gap-2">
      {!isSaved && <SaveButton takeFocus={takeFocus} />}
      {hasCodes && <SamplesButton size="small" variant="quiet" asked={sampledProducts(colored, industry)} />}
      <Button
        size="small"
        variant="quiet"
        onClick={async () => (await loadKeeping(page))?.startComparison(page)}
      >
        {text('basket.new')}
      </Button>
      {isSaved && (
        <Button
          size="small"
          variant="danger-quiet"
          onClick={async () => (await loadKeeping(page))?.deleteActive(page)}
        >
          {text('basket.delete')}
        </Button>
      )}
      {isSignedIn && profile && (
        <Link className="ce-basket-actions__link" href={`${profile}#/product-comparisons`}>
          {text('basket.saved')}
        </Link>
      )}
    </div>
  );
}
