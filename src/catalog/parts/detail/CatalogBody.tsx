import { useEffect, useMemo, useRef, useState } from 'react';
import type { Catalog } from '../../../domain/product/catalog.ts';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import { usePage, useShared } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { Skeleton } from '../../../ui/message/Skeleton.tsx';
import { shownIds } from '../../rules/shown-ids.ts';
import { openCatalog } from '../../state/catalog-draft.ts';
import type { OwnRoute } from '../../state/useCatalogRoute.ts';
import { useDraftState } from '../../state/useDraftState.ts';
import { useShownChoice } from '../../state/useShownChoice.ts';
import { type OpenCatalog, OpenCatalogContext } from '../draft/draft-context.ts';
import { AddProducts } from './AddProducts.tsx';
import { CatalogContents, URL_PREFIX } from './CatalogContents.tsx';
import { CatalogHead } from './CatalogHead.tsx';
import css from './catalog-body.css';
import { Meter } from './Meter.tsx';
import { NoProducts } from './NoProducts.tsx';

const ChooseProducts = lazyPart(
  () => import('./adding-products.ts').then(({ addingProducts }) => addingProducts.ChooseProducts),
  {
    Waiting: () => <Skeleton shape="block" height="24em" />,
  },
);

interface CatalogBodyProps {
  catalog: Catalog;
  route: OwnRoute;
  productPage: string;
}

/** One catalogue: its head, and its products as a listing. What is changed is saved by itself. */
export function CatalogBody({ catalog, route, productPage }: CatalogBodyProps) {
  useStyles(css);
  const page = usePage();
  const [draft] = useState(() => openCatalog(page, catalog));
  const [said, setSaid] = useState('');
  const isSignedIn = useShared(({ user }) => user !== null);
  useEffect(() => draft.start(), [draft]);
  const isForCustomers = route.perspective === 'customer';
  const canChange = isSignedIn && catalog.canEdit;
  const hasExcluded = useDraftState(draft, ({ content }) => content.excludedProductIds.length > 0);
  const [chosen, choose] = useShownChoice(URL_PREFIX, hasExcluded);
  const shown = isForCustomers ? 'included' : chosen;
  const [added, setAdded] = useState<ReadonlyMap<string, ProductHit>>(new Map());
  const open = useMemo<OpenCatalog>(
    () => ({
      draft,
      canChange,
      shown,
      added,
      say: setSaid,
      noteAdded: (product) => setAdded((before) => new Map(before).set(product.id, product)),
    }),
    [draft, canChange, shown, added],
  );
  const isEmpty = useDraftState(draft, ({ content }) => shownIds(content, shown).length === 0);
  const isChoosing = canChange && route.isChoosing;
  const chooseProducts = () => route.go({ isChoosing: true });
  const box = useRef<HTMLDivElement>(null);
  const wasChoosing = useRef(isChoosing);
  useEffect(() => {
    if (wasChoosing.current && !isChoosing) box.current?.querySelector('h1')?.focus();
    wasChoosing.current = isChoosing;
  }, [isChoosing]);
  return (
    <OpenCatalogContext value={open}>
      {isChoosing ? (
        <ChooseProducts route={route} productPage={productPage} />
      ) : (
        <div ref={box}>
          <CatalogHead route={route} />
          <div className="ce-own__bar">
            <Meter />
            {canChange && <AddProducts onChoose={isEmpty ? undefined : chooseProducts} />}
          </div>
          {isEmpty ? (
            <NoProducts onChoose={chooseProducts} />
          ) : (
            <CatalogContents key={String(isForCustomers)} productPage={productPage} onShow={choose} />
          )}
        </div>
      )}
      <p role="status" className="ce-visually-hidden">
        {said}
      </p>
    </OpenCatalogContext>
  );
}
