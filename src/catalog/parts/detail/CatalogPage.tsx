import { useRef } from 'react';
import { LoginLink } from '../../../outcome/LoginLink.tsx';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { Skeleton } from '../../../ui/message/Skeleton.tsx';
import { useCatalog } from '../../state/useCatalog.ts';
import type { OwnRoute } from '../../state/useCatalogRoute.ts';
import { catalogTexts } from '../../texts/catalog.ts';
import { BackToCatalogs } from './BackToCatalogs.tsx';
import { CatalogBody } from './CatalogBody.tsx';

export interface CatalogPageProps {
  id: string;
  route: OwnRoute;
  productPage: string;
}

/** One catalogue, or why it cannot be shown. */
export function CatalogPage({ id, route, productPage }: CatalogPageProps) {
  const text = useTexts(catalogTexts);
  const userId = useShared(({ user }) => user?.userId);
  const read = useCatalog(id);
  const box = useRef<HTMLDivElement>(null);
  const isVisitor = userId === undefined;
  const isLoading = read.status === 'loading';
  // The heading that comes is not on the page yet as the button goes.
  const takeFocus = () => queueMicrotask(() => box.current?.querySelector('h1')?.focus());
  return (
    <div ref={box} className="ce-catalogs" aria-busy={isLoading}>
      <p role="status" className="ce-visually-hidden">
        {isLoading && text('catalog.loading')}
      </p>
      <BackToCatalogs href={route.hrefOf({})} />
      {isLoading && !read.failure && (
        <>
          <Skeleton shape="block" height="3em" />
          <Skeleton shape="block" height="24em" />
        </>
      )}
      <ReadFailed
        variant="page"
        read={read}
        takeFocus={takeFocus}
        words={{
          title: text('catalog.broken.title'),
          gone: {
            title: text('catalog.gone.title'),
            text: text(isVisitor ? 'catalog.gone.visitor' : 'catalog.gone'),
          },
        }}
        actions={isVisitor && <LoginLink size="small" />}
      />
      {read.status === 'ready' && (
        <CatalogBody key={userId} catalog={read.value} route={route} productPage={productPage} />
      )}
    </div>
  );
}
