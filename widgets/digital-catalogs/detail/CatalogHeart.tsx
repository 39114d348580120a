import { useState } from 'react';
import { keepFavourite } from '../../../src/store/catalog/whole-catalogs.ts';
import { usePage, useShared, useTexts } from '../../../src/store/hooks.ts';
import { createKeeper } from '../../../src/store/keeper.ts';
import { catalogTexts } from '../../../src/texts/catalog.ts';
import { IconButton } from '../../../src/ui/action/IconButton.tsx';
import { heartIcon } from '../../../src/ui/icon/heart.ts';
import { useCatalogState } from './draft-context.ts';

/** Whether the catalogue is a favourite: at once, and back if the service refuses. For visitors it opens the login. */
export function CatalogHeart() {
  const page = usePage();
  const text = useTexts(catalogTexts);
  const isVisitor = useShared(({ user }) => user === null);
  const { id, isFavorite } = useCatalogState((state) => state.saved);
  const [isKept, setKept] = useState(isFavorite);
  const [keeper] = useState(createKeeper);
  const toggle = () => {
    if (isVisitor) return page.bus.emit('overlay:open', { name: 'login' });
    setKept(!isKept);
    void keepFavourite(page, keeper, { id, isKept: !isKept, onRefused: setKept });
  };
  return (
    <IconButton
      className="ce-catalog__heart"
      icon={heartIcon}
      filled={isKept}
      aria-pressed={isVisitor ? undefined : isKept}
      label={text('catalog.favourite')}
      onClick={toggle}
    />
  );
}
