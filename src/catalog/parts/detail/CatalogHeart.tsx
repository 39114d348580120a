import { useEffect, useState } from 'react';
import { useWish } from '../../../listing/state/hits/useWish.ts';
import { wishAfterLogin } from '../../../listing/state/hits/wish.ts';
import { usePage, useShared, useTexts } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { heartIcon } from '../../../ui/icon/heart.ts';
import { followFavourites, keepFavourite } from '../../state/whole-catalogs.ts';
import { catalogsTexts } from '../../texts/catalogs.ts';
import { useCatalogState } from '../draft/draft-context.ts';

/** Whether the catalogue is a favourite: at once, and back if the service refuses. For visitors it opens the login, and is kept after it. */
export function CatalogHeart() {
  const page = usePage();
  const text = useTexts(catalogsTexts);
  const isVisitor = useShared(({ user }) => user === null);
  const { id, isFavorite } = useCatalogState((state) => state.saved);
  const title = useCatalogState(({ content }) => content.title);
  const [isKept, setKept] = useState(isFavorite);
  const { store } = page;
  useEffect(() => followFavourites(store, (changed, isNow) => changed === id && setKept(isNow)), [store, id]);
  const toggle = () => void keepFavourite(page, { id, title, isKept: !isKept, show: setKept });
  useWish(`catalog ${id}`, isVisitor ? undefined : isKept, toggle);
  return (
    <IconButton
      className="ce-catalog__heart"
      icon={heartIcon}
      filled={isKept}
      aria-pressed={isVisitor ? undefined : isKept}
      label={text('catalogs.favourite', { title })}
      onClick={() => (isVisitor ? wishAfterLogin(page, `catalog ${id}`) : toggle())}
    />
  );
}
