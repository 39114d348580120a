import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { addProduct, includeProduct, membershipOf } from '../../../src/domain/catalog/change-content.ts';
import { colorIndexName } from '../../../src/domain/search/color-index-name.ts';
import type { ProductHit } from '../../../src/domain/search/search-hit.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { catalogTexts } from '../../../src/texts/catalog.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { checkIcon } from '../../../src/ui/icon/check.ts';
import { plusIcon } from '../../../src/ui/icon/plus.ts';
import { HitSwatch } from '../../../src/ui/listing/hits/HitSwatch.tsx';
import { useCatalogState, useOpenCatalog } from './draft-context.ts';

/** A product that can be added, or where it is in the catalogue. The button stays, so that the focus does. */
export function FoundProduct({ product }: { product: ProductHit }) {
  const { draft, say } = useOpenCatalog();
  const text = useTexts(catalogTexts);
  const button = useRef<HTMLButtonElement>(null);
  const content = useCatalogState((state) => state.content);
  const member = membershipOf(content, product.id);
  const { id, product_name: name, color_index } = product;
  const act = () => {
    const edit = member.kind === 'excluded' ? includeProduct : addProduct;
    flushSync(() => draft.change((now) => edit(now, id)));
    // The catalogue that is no longer empty is drawn anew.
    button.current?.focus();
    const now = membershipOf(draft.state.getState().content, id);
    if (now.kind === 'listed') say(text('catalog.added', { name, number: now.number }));
  };
  const words = {
    none: () => text('catalog.add.one'),
    excluded: () => text('catalog.include'),
    listed: () => (member.kind === 'listed' ? text('catalog.add.in', { number: member.number }) : ''),
  }[member.kind]();
  return (
    <li className="ce-own__candidate">
      <span className="ce-own__shade">
        <HitSwatch hit={product} small notMeasured="" />
      </span>
      <span className="ce-own__candidate-name">
        {name}
        {color_index && <small>{colorIndexName(color_index)}</small>}
      </span>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        icon={member.kind === 'listed' ? checkIcon : plusIcon}
        aria-disabled={member.kind === 'listed' || undefined}
        aria-label={`${words}: ${name}`}
        onClick={act}
      >
        {words}
      </Button>
    </li>
  );
}
