import { useRef } from 'react';
import { formatDate } from '../../../domain/format/format-date.ts';
import { CATALOG_LIMIT, type CatalogSummary } from '../../../domain/product/catalog.ts';
import { safeHref } from '../../../lib/address/safe-url.ts';
import { useWish } from '../../../listing/state/hits/useWish.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { useFocusHandover } from '../../../ui/base/useFocusHandover.ts';
import { heartIcon } from '../../../ui/icon/heart.ts';
import { trashIcon } from '../../../ui/icon/trash.ts';
import { MoreMenu } from '../../../ui/popover/MoreMenu.tsx';
import type { CatalogActions } from '../../rules/catalog-actions.ts';
import { useShownCatalog } from '../../state/useShownCatalog.ts';
import { catalogsTexts } from '../../texts/catalogs.ts';
import { productsText } from '../products-text.ts';
import { Spine } from '../Spine.tsx';

export interface CatalogCardProps {
  catalog: CatalogSummary;
  href: string;
  actions: CatalogActions;
  /** Its copy is being made. */
  isCopying: boolean;
  onFavourite: () => void;
  onCopy: () => void;
  onDelete: () => void;
  /** Takes the focus of a card that goes. */
  takeFocus: () => void;
}

/** A catalogue as its spine, with what is done with it as a whole. The spine belongs to the link. */
export function CatalogCard({ catalog, href, actions, takeFocus, ...on }: CatalogCardProps) {
  const text = useTexts(catalogsTexts);
  const card = useRef<HTMLLIElement>(null);
  useFocusHandover(card, takeFocus);
  const isKept = actions.favourite === true ? catalog.isFavorite : undefined;
  useWish(`catalog ${catalog.id}`, isKept, on.onFavourite);
  const { createdAt, isFavorite, swatches } = catalog;
  const { title, count, excludedCount, isUnsaved } = useShownCatalog(catalog);
  return (
    <li ref={card} className="ce-catalog">
      <Spine swatches={swatches} none={text('catalogs.spine.none')} />
      <div className="ce-catalog__head ce-pair ce-gap-1">
        <h3 className="ce-catalog__title">
          <a href={safeHref(href)} className="ce-catalog__link">
            {title}
          </a>
        </h3>
        <IconButton
          size="small"
          className="ce-catalog__heart ce-screen"
          icon={heartIcon}
          filled={isFavorite}
          aria-pressed={isKept}
          label={text('catalogs.favourite', { title })}
          onClick={on.onFavourite}
        />
      </div>
      <p className="ce-catalog__facts ce-meta ce-figure">
        {productsText(text, count, excludedCount)}
        {count >= CATALOG_LIMIT && <span className="ce-catalog__flag ce-box">{text('catalogs.full')}</span>}
        {isUnsaved && <span className="ce-catalog__flag ce-box">{text('catalogs.unsaved')}</span>}
        {createdAt && <span className="ce-catalog__date">{formatDate(createdAt)}</span>}
      </p>
      <div className="ce-catalog__actions">
        <Button
          variant="quiet"
          size="small"
          busy={on.isCopying}
          aria-label={text('catalogs.copy.of', { title })}
          onClick={on.onCopy}
        >
          {text('catalogs.copy')}
        </Button>
        {actions.change && (
          <MoreMenu
            align="start"
            label={text('catalogs.more', { title })}
            items={[
              {
                icon: trashIcon,
                text: text('catalogs.delete'),
                label: text('catalogs.delete.of', { title }),
                onPress: on.onDelete,
              },
            ]}
          />
        )}
      </div>
    </li>
  );
}
