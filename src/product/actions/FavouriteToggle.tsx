import { toggleFavourite } from '../../domain/favourites/change-favourite.ts';
import { favouriteState } from '../../domain/favourites/favourite.ts';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../store/hooks.ts';
import { useFavourite } from '../../store/product/useFavourite.ts';
import { favouriteTexts } from '../../texts/favourites.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { useStyles } from '../../ui/base/styles.ts';
import { heartIcon } from '../../ui/icon/heart.ts';
import css from './favourite-toggle.css';

const STATES = ['none', 'partial', 'full'] as const;

/**
 * Keeps all documents of a product in MySheets, or none of them (rows 210 and 211). Reserves room for the longest of
 * its texts, also until its state is known.
 */
export function FavouriteToggle({ prd, name }: { prd: string; name: string }) {
  const text = useTexts(favouriteTexts);
  useStyles(css);
  const { read, change } = useFavourite(prd, name);
  const state = favouriteState(read.status === 'ready' ? read.value : null);
  const longest = STATES.map((each) => text(`favourite.${each}`)).reduce((one, other) =>
    one.length < other.length ? other : one,
  );
  return (
    <Button
      variant="quiet"
      size="small"
      className={classNames('ce-favourite-toggle', read.status !== 'ready' && 'ce-favourite-toggle--unknown')}
      aria-pressed={state === 'partial' ? 'mixed' : state === 'full'}
      onClick={() => change(toggleFavourite)}
    >
      <Icon path={heartIcon} size="small" filled={state === 'full'} />
      <span className="ce-favourite-toggle__text" data-longest={longest}>
        {text(`favourite.${state}`)}
      </span>
    </Button>
  );
}
