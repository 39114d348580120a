import { useRef } from 'react';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import { useTexts } from '../../../store/hooks.ts';
import { ServedContent } from '../../../ui/base/ServedContent.tsx';
import { Skeleton } from '../../../ui/message/Skeleton.tsx';
import type { OwnRoute } from '../../state/useCatalogRoute.ts';
import { useCatalogs } from '../../state/useCatalogs.ts';
import { catalogsTexts } from '../../texts/catalogs.ts';
import { CatalogShelf } from './CatalogShelf.tsx';

interface CatalogOverviewProps {
  title: string | undefined;
  route: OwnRoute;
}

/** All catalogues, with what the server rendered until they are there. */
export function CatalogOverview({ title, route }: CatalogOverviewProps) {
  const text = useTexts(catalogsTexts);
  const catalogs = useCatalogs(route.perspective);
  const { list, status, failure } = catalogs;
  const isLoading = status === 'loading';
  const box = useRef<HTMLElement>(null);
  const takeFocus = () => queueMicrotask(() => box.current?.focus());
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={title ?? text('catalogs.label')}
      aria-busy={isLoading}
      className="ce-catalogs"
    >
      <p role="status" className="ce-visually-hidden">
        {isLoading && text('catalogs.loading')}
      </p>
      {!list && !failure && (
        <ServedContent>
          {title && <h1 className="ce-title">{title}</h1>}
          <Skeleton shape="block" height="12em" />
        </ServedContent>
      )}
      {failure && !list && title && <h1 className="ce-title">{title}</h1>}
      <ReadFailed read={catalogs} takeFocus={takeFocus} words={{ title: text('catalogs.failed.title') }} />
      {list && <CatalogShelf {...{ title, route, list }} catalogs={catalogs} />}
    </section>
  );
}
