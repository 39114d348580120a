import { favouriteState, pressedOf } from '../../../domain/product/favourite.ts';
import { classNames } from '../../../lib/text/class-names.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { LabelRoom } from '../../../ui/action/LabelRoom.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { heartIcon } from '../../../ui/icon/heart.ts';
import { refreshIcon } from '../../../ui/icon/refresh.ts';
import { toggleFavourite } from '../../rules/favourites/change-favourite.ts';
import { useFavourite } from '../../state/useFavourite.ts';
import { favouriteTexts } from '../../texts/favourites.ts';
import css from './favourite-toggle.css';

/** What its text may be. */
const STATES = ['none', 'partial', 'full', 'retry'] as const;

/**
 * Keeps all documents of a product in My sheets, or none of them (rows 210 and 211). Reserves room for the longest of
 * its texts, also until its state is known.
 */
export function FavouriteToggle({ prd, name }: { prd: string; name: string }) {
  const text = useTexts(favouriteTexts);
  useStyles(css);
  const { read, change, retry } = useFavourite(prd, name);
  const state = favouriteState(read.status === 'ready' ? read.value : null);
  const hasFailed = read.failure !== undefined;
  const shown = text(hasFailed ? 'favourite.retry' : `favourite.${state}`);
  return (
    <Button
      variant="quiet"
      size="small"
      className={classNames(
        'ce-favourite-toggle',
        read.status !== 'ready' && !hasFailed && 'ce-favourite-toggle--unknown',
      )}
      aria-label={hasFailed ? undefined : `${shown}: ${name}`}
      aria-pressed={hasFailed ? undefined : pressedOf(state)}
      aria-disabled={hasFailed && read.status === 'loading'}
      title={hasFailed ? text('favourite.retry.title') : undefined}
      onClick={() => (hasFailed ? retry() : change(toggleFavourite))}
    >
      <Icon path={hasFailed ? refreshIcon : heartIcon} size="small" filled={state === 'full'} />
      <LabelRoom texts={[...STATES.map((each) => text(`favourite.${each}`)), shown]}>{shown}</LabelRoom>
    </Button>
  );
}
