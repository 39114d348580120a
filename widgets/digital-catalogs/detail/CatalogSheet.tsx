import { useEffect, useMemo, useState } from 'react';
import type { Catalog } from '../../../src/domain/catalog/catalog.ts';
import { createDraft } from '../../../src/store/catalog/catalog-draft.ts';
import { useDraftState } from '../../../src/store/catalog/useDraftState.ts';
import { usePage, useShared } from '../../../src/store/hooks.ts';
import { useStyles } from '../../../src/ui/base/styles.ts';
import type { OwnPlace } from '../useCatalogPlace.ts';
import { AddProducts } from './AddProducts.tsx';
import { CatalogContents } from './CatalogContents.tsx';
import { CatalogHead } from './CatalogHead.tsx';
import css from './catalog-sheet.css';
import { type OpenCatalog, OpenCatalogContext } from './draft-context.ts';
import { Meter } from './Meter.tsx';
import { NoProducts } from './NoProducts.tsx';
import { shownIds } from './shown-ids.ts';

interface CatalogSheetProps {
  catalog: Catalog;
  place: OwnPlace;
  productPage: string;
}

/** One catalogue: its head, and its products as a listing. What is changed is saved by itself. */
export function CatalogSheet({ catalog, place, productPage }: CatalogSheetProps) {
  useStyles(css);
  const page = usePage();
  const [draft] = useState(() => createDraft(page, catalog));
  const [said, setSaid] = useState('');
  const isSignedIn = useShared(({ user }) => user !== null);
  useEffect(() => draft.start(), [draft]);
  const isForCustomers = place.perspective === 'customer';
  const canChange = isSignedIn && catalog.canEdit;
  const open = useMemo<OpenCatalog>(
    () => ({ draft, canChange, isForCustomers, say: setSaid }),
    [draft, canChange, isForCustomers],
  );
  const isEmpty = useDraftState(draft, ({ content }) => shownIds(content, isForCustomers).length === 0);
  return (
    <OpenCatalogContext value={open}>
      <CatalogHead place={place} />
      <div className="ce-own__bar">
        <Meter />
        {canChange && <AddProducts />}
      </div>
      {isEmpty ? <NoProducts /> : <CatalogContents key={String(isForCustomers)} productPage={productPage} />}
      <p role="status" className="ce-visually-hidden">
        {said}
      </p>
    </OpenCatalogContext>
  );
}
