import type { DocumentType } from '../../../domain/documents/document-type.ts';
import { isFavouriteType } from '../../../domain/product/favourite.ts';
import { useTexts } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { heartIcon } from '../../../ui/icon/heart.ts';
import { refreshIcon } from '../../../ui/icon/refresh.ts';
import { toggleFavouriteType } from '../../rules/favourites/change-favourite.ts';
import { useFavourite } from '../../state/useFavourite.ts';
import { documentTexts } from '../../texts/documents.ts';
import { favouriteTexts } from '../../texts/favourites.ts';

interface FavouriteStarProps {
  prd: string;
  productName: string;
  type: Pick<DocumentType, 'code' | 'title'>;
}

/** Keeps the documents of a type in My sheets, or none of them; all rows of the type share the state (rows 212 to 214). */
export function FavouriteStar({ prd, productName, type }: FavouriteStarProps) {
  const text = useTexts(documentTexts);
  const words = useTexts(favouriteTexts);
  const { read, change, retry } = useFavourite(prd, productName);
  if (read.status !== 'ready' && !read.failure) return <span className="ce-docs__room" />;
  if (read.status !== 'ready') {
    return (
      <IconButton
        size="small"
        icon={refreshIcon}
        aria-disabled={read.status === 'loading'}
        title={words('favourite.retry.title')}
        label={words('favourite.retry.of', { name: type.title })}
        onClick={() => read.status === 'failed' && void retry()}
      />
    );
  }
  const isKept = isFavouriteType(read.value, type.code);
  return (
    <IconButton
      size="small"
      icon={heartIcon}
      filled={isKept}
      aria-pressed={isKept}
      label={text('documents.keep', { type: type.title })}
      onClick={() =>
        change(
          (kept) => toggleFavouriteType(kept, type.code),
          words('favourite.type', { type: type.title, name: productName }),
        )
      }
    />
  );
}
