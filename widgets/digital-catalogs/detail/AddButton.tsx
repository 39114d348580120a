import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { CATALOG_LIMIT } from '../../../src/domain/catalog/catalog.ts';
import { addProduct, membershipOf } from '../../../src/domain/catalog/change-content.ts';
import type { ProductHit } from '../../../src/domain/search/search-hit.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { catalogTexts } from '../../../src/texts/catalog.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { LabelRoom } from '../../../src/ui/action/LabelRoom.tsx';
import { checkIcon } from '../../../src/ui/icon/check.ts';
import { plusIcon } from '../../../src/ui/icon/plus.ts';
import { useCatalogState, useOpenCatalog } from './draft-context.ts';

/** Adds a product, or includes it again; else says where it is in the catalogue. It stays, so that the focus does. */
export function AddButton({ product }: { product: ProductHit }) {
  const { id, product_name: name } = product;
  const { draft, say, noteAdded } = useOpenCatalog();
  const text = useTexts(catalogTexts);
  const button = useRef<HTMLButtonElement>(null);
  const content = useCatalogState((state) => state.content);
  const member = membershipOf(content, id);
  const isListed = member.kind === 'listed';
  const act = () => {
    flushSync(() => {
      noteAdded(product);
      draft.change((now) => addProduct(now, id));
    });
    // The catalogue that is no longer empty is drawn anew.
    button.current?.focus();
    const now = membershipOf(draft.state.getState().content, id);
    if (now.kind === 'listed') say(text('catalog.added', { name, number: now.number }));
  };
  const words = isListed
    ? text('catalog.add.in', { number: member.number })
    : text(member.kind === 'excluded' ? 'catalog.include' : 'catalog.add.one');
  return (
    <Button
      ref={button}
      variant="quiet"
      size="small"
      icon={isListed ? checkIcon : plusIcon}
      aria-disabled={isListed || undefined}
      aria-label={`${words}: ${name}`}
      className="ce-own__take"
      onClick={act}
    >
      <LabelRoom texts={[words, text('catalog.add.in', { number: CATALOG_LIMIT })]}>{words}</LabelRoom>
    </Button>
  );
}
