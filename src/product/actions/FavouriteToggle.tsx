import { toggleFavourite } from '../../domain/favourites/change-favourite.ts';
import { favouriteState } from '../../domain/favourites/favourite.ts';
import { useTexts } from '../../store/hooks.ts';
import { useFavourite } from '../../store/product/useFavourite.ts';
import { favouriteTexts } from '../../texts/favourites.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { heartIcon } from '../../ui/icon/heart.ts';

/** Keeps all documents of a product in MySheets, or none of them (rows 210 and 211). */
export function FavouriteToggle({ prd, name }: { prd: string; name: string }) {
  const text = useTexts(favouriteTexts);
  const { read, change } = useFavourite(prd, name);
  if (read.status !== 'ready') return null;
  const state = favouriteState(read.value);
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={state === 'partial' ? 'mixed' : state === 'full'}
      onClick={() => change(toggleFavourite)}
    >
      <Icon path={heartIcon} size="small" filled={state === 'full'} />
      {text(`favourite.${state}`)}
    </Button>
  );
}
