import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { catalogTexts } from '../../texts/catalog.ts';
import { useCatalogState, useOpenCatalog } from '../draft/draft-context.ts';

/** What stands in place of the products of an empty catalogue, and how to begin. */
export function NoProducts({ onChoose }: { onChoose: () => void }) {
  const text = useTexts(catalogTexts);
  const { canChange } = useOpenCatalog();
  const isEmpty = useCatalogState(({ content }) => content.productIds.length === 0);
  return (
    <div className="ce-own__none">
      <h2 className="ce-heading">{text('catalog.none.title')}</h2>
      <p>{text(!isEmpty ? 'catalog.none.customer' : canChange ? 'catalog.none.edit' : 'catalog.none')}</p>
      {canChange && (
        <Button variant="primary" onClick={onChoose}>
          {text('catalog.choose')}
        </Button>
      )}
    </div>
  );
}
