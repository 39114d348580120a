import { toggleFavourite } from '../../../domain/favourites/change-favourite.ts';
import { favouriteState } from '../../../domain/favourites/favourite.ts';
import { usePage, useShared, useTexts } from '../../../store/hooks.ts';
import { useHitFavourite } from '../../../store/listing/useHitFavourites.ts';
import { useFavouriteChange } from '../../../store/product/useFavourite.ts';
import { hitTexts } from '../../../texts/listing-hits.ts';
import { IconButton } from '../../action/IconButton.tsx';
import { heartIcon } from '../../icon/heart.ts';

interface HitHeartProps {
  prd: string;
  name: string;
}

/**
 * Whether a product's documents are in MySheets, with a button to save or remove all of them (spec P§4). Visitors must
 * log in first. Until the state is known its space is empty.
 */
export function HitHeart({ prd, name }: HitHeartProps) {
  const { bus } = usePage();
  const text = useTexts(hitTexts);
  const isVisitor = useShared(({ user }) => user === null);
  const favourite = useHitFavourite(prd);
  const change = useFavouriteChange(prd, name);
  if (!isVisitor && favourite === undefined) return <span className="ce-hit__heart" />;
  const kept = favouriteState(favourite ?? null);
  const state = text(`hits.kept.${kept}`);
  return (
    <IconButton
      size="small"
      className="ce-hit__heart"
      data-kept={kept}
      icon={heartIcon}
      filled={kept === 'full'}
      title={state}
      label={text('hits.kept.of', { state, name })}
      onClick={() => {
        if (isVisitor) bus.emit('overlay:open', { name: 'login' });
        else void change(toggleFavourite);
      }}
    />
  );
}
