import { loadKeeping } from '../../../src/store/comparison/edit-comparison.ts';
import { useComparison } from '../../../src/store/comparison/useComparison.ts';
import { usePage, useShared, useTexts } from '../../../src/store/hooks.ts';
import { basketPanelTexts } from '../../../src/texts/basket-panel.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Link } from '../../../src/ui/action/Link.tsx';
import { SaveButton } from './SaveButton.tsx';

/** Save, start anew, open a saved one, delete: each where applicable (spec S§4, S§5). */
export function BasketActions({ takeFocus }: { takeFocus: () => void }) {
  const page = usePage();
  const text = useTexts(basketPanelTexts);
  const isSaved = useComparison(({ comparison }) => comparison.id !== undefined);
  const isSignedIn = useShared(({ user }) => user !== null);
  const profile = useShared(({ payload }) => payload.links?.profile);

  return (
    <div className="ce-basket-actions">
      {!isSaved && <SaveButton takeFocus={takeFocus} />}
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
