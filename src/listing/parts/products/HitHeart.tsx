import { useContext } from 'react';
import { favouriteState, pressedOf } from '../../../domain/product/favourite.ts';
import { toggleFavourite } from '../../../product/rules/favourites/change-favourite.ts';
import { useFavouriteChange } from '../../../product/state/useFavourite.ts';
import { favouriteTexts } from '../../../product/texts/favourites.ts';
import { usePage, useShared, useTexts } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { heartIcon } from '../../../ui/icon/heart.ts';
import { refreshIcon } from '../../../ui/icon/refresh.ts';
import { retryHitFavourites } from '../../state/hits/hit-favourites.ts';
import { useHitFavourite } from '../../state/hits/useHitFavourites.ts';
import { useWish } from '../../state/hits/useWish.ts';
import { wishAfterLogin } from '../../state/hits/wish.ts';
import { ListingContext } from '../../state/listing-context.ts';
import { hitTexts } from '../../texts/hits.ts';

/** All documents. */
const ALL = { documentTypes: [] };

interface HitHeartProps {
  prd: string;
  name: string;
}

/**
 * Whether a product's documents are in My sheets, with a button to save or remove all of them (spec P§4). Visitors must
 * log in first. Until the state is known its space is empty; if it can't be
 * read, a button in its place tries again for all.
 */
export function HitHeart({ prd, name }: HitHeartProps) {
  const page = usePage();
  const text = useTexts(hitTexts);
  const isVisitor = useShared(({ user }) => user === null);
  const words = useTexts(favouriteTexts);
  const read = useHitFavourite(prd);
  const change = useFavouriteChange(prd, name);
  const listing = useContext(ListingContext);
  const target = `product ${prd}`;
  const isKept = isVisitor || read?.status !== 'ready' ? undefined : read.value !== null;
  useWish(target, isKept, () => void change((kept) => kept ?? ALL));
  if (!isVisitor && read?.status !== 'ready') {
    if (!read?.failure) return <span className="ce-hit__heart" />;
    return (
      <IconButton
        size="small"
        className="ce-hit__heart"
        data-kept="none"
        icon={refreshIcon}
        aria-disabled={read.status === 'loading'}
        title={words('favourite.retry.title')}
        label={words('favourite.retry.of', { name })}
        onClick={() => read.status === 'failed' && void retryHitFavourites(page)}
      />
    );
  }
  const kept = favouriteState(read?.status === 'ready' ? read.value : null);
  return (
    <IconButton
      size="small"
      className="ce-hit__heart"
      data-kept={kept}
      icon={heartIcon}
      filled={kept === 'full'}
      aria-pressed={isVisitor ? undefined : pressedOf(kept)}
      title={text(`hits.kept.${kept}`)}
      label={text('hits.kept.of', { name })}
      onClick={() => {
        if (isVisitor) return wishAfterLogin(page, target);
        // What is saved in part leaves My sheets; elsewhere all of it is saved.
        const isMine = listing?.state.getState().query.tab === 'mysheets';
        void change((now) => (isMine && now ? null : toggleFavourite(now)));
      }}
    />
  );
}
