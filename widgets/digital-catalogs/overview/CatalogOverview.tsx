import { useRef, useState } from 'react';
import type { ServiceError } from '../../../src/errors/service-error.ts';
import { type Catalogs, useCatalogs } from '../../../src/store/catalog/useCatalogs.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { catalogsTexts } from '../../../src/texts/catalogs.ts';
import { ServedContent } from '../../../src/ui/base/ServedContent.tsx';
import { Skeleton } from '../../../src/ui/message/Skeleton.tsx';
import type { OwnPlace } from '../useCatalogPlace.ts';
import { CatalogShelf } from './CatalogShelf.tsx';
import { CatalogsFailed } from './CatalogsFailed.tsx';

interface CatalogOverviewProps {
  title: string | undefined;
  place: OwnPlace;
}

/** All catalogues, with what the server rendered until they are there. */
export function CatalogOverview({ title, place }: CatalogOverviewProps) {
  const text = useTexts(catalogsTexts);
  const catalogs = useCatalogs(place.perspective);
  const { list, isLoading, retry } = catalogs;
  const failure = useLastFailure(catalogs);
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
          {title && <h1 className="ce-catalogs__title">{title}</h1>}
          <Skeleton shape="block" height="12em" />
        </ServedContent>
      )}
      {failure && !list && title && <h1 className="ce-catalogs__title">{title}</h1>}
      {failure && <CatalogsFailed {...{ failure, retry, takeFocus }} isBusy={isLoading} />}
      {list && <CatalogShelf {...{ title, place, list }} catalogs={catalogs} />}
    </section>
  );
}

/** What has failed stays until the next answer. */
function useLastFailure({ failure, isLoading }: Catalogs): ServiceError | undefined {
  const [last, setLast] = useState<ServiceError>();
  if (!isLoading && failure !== last) setLast(failure);
  return last;
}
