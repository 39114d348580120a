import { useEffect, useRef, useState } from 'react';
import { CATALOG_LIMIT, countOf } from '../../../domain/product/catalog.ts';
import { Listing } from '../../../listing/parts/frame/Listing.tsx';
import { searchSource } from '../../../listing/state/engine/search-source.ts';
import { useListingEngine } from '../../../listing/state/engine/useListingEngine.ts';
import { useProductOpened } from '../../../listing/state/history/useProductOpened.ts';
import type { ListingOptions } from '../../../listing/state/listing-options.ts';
import { useRoomForBar } from '../../../product/parts/documents/bulk/useRoomForBar.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { Skeleton } from '../../../ui/message/Skeleton.tsx';
import { CHOICE_PREFIX } from '../../rules/catalog-address.ts';
import type { OwnRoute } from '../../state/useCatalogRoute.ts';
import { catalogTexts } from '../../texts/catalog.ts';
import { useCatalogState } from '../draft/draft-context.ts';
import { SaveState } from '../draft/SaveState.tsx';
import { Undo } from '../draft/Undo.tsx';
import css from './choose-products.css';
import { drawHits } from './draw-hits.tsx';

/** All products. The address keeps what is chosen, beside what it says of the catalogue. */
const OPTIONS: ListingOptions = {
  mode: 'search',
  types: ['pigments'],
  tabs: ['all'],
  filters: {},
  size: 24,
  views: ['list'],
  view: 'list',
  url: true,
  urlPrefix: CHOICE_PREFIX,
  urlKeys: {},
};

interface ChooseProductsProps {
  route: OwnRoute;
  productPage: string;
}

/** The listing of all products, each with a button that puts it into the catalogue or says where in it it is. */
export function ChooseProducts({ route, productPage }: ChooseProductsProps) {
  useStyles(css);
  const text = useTexts(catalogTexts);
  const title = useCatalogState(({ content }) => content.title);
  const count = useCatalogState(({ content }) => countOf(content));
  const listing = useListingEngine('digital-catalogs', OPTIONS, (page) =>
    searchSource(page, OPTIONS, undefined),
  );
  const onOpen = useProductOpened(listing, { url: true, urlPrefix: CHOICE_PREFIX, productPage });
  const heading = useRef<HTMLHeadingElement>(null);
  const [takeFocus] = useState(() => () => heading.current?.focus({ preventScroll: true }));
  useEffect(takeFocus, [takeFocus]);
  const bar = useRef<HTMLDivElement>(null);
  useRoomForBar(bar, true);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="ce-title ce-choose__title">
        {text('catalog.choose.title', { title })}
      </h1>
      <Listing
        {...{ listing, productPage, onOpen, drawHits }}
        options={OPTIONS}
        waiting={
          <div aria-busy>
            <Skeleton shape="block" height="24em" />
          </div>
        }
      />
      <div ref={bar} className="ce-choose__bar ce-box ce-screen ce-cluster">
        <p className="ce-own__count ce-figure" data-over={count > CATALOG_LIMIT || undefined}>
          <b>{count}</b> {text('catalog.meter', { limit: CATALOG_LIMIT })}
        </p>
        <SaveState route={route} takeFocus={takeFocus} />
        <Undo />
        <Button variant="primary" onClick={() => route.go({ isChoosing: false })}>
          {text('catalog.choose.done')}
        </Button>
      </div>
    </>
  );
}
