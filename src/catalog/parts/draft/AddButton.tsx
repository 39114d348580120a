import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { CATALOG_LIMIT } from '../../../domain/product/catalog.ts';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { LabelRoom } from '../../../ui/action/LabelRoom.tsx';
import { checkIcon } from '../../../ui/icon/check.ts';
import { plusIcon } from '../../../ui/icon/plus.ts';
import { addProduct, membershipOf } from '../../rules/change-content.ts';
import { catalogTexts } from '../../texts/catalog.ts';
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
      className="ce-own__take ce-own__bare"
      onClick={act}
    >
      <LabelRoom texts={[words, text('catalog.add.in', { number: CATALOG_LIMIT })]}>{words}</LabelRoom>
    </Button>
  );
}
