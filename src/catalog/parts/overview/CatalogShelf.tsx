import { type ReactNode, useRef, useState } from 'react';
import type { CatalogSummary } from '../../../domain/product/catalog.ts';
import { lazyDialog } from '../../../outcome/lazy-dialog.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { plusIcon } from '../../../ui/icon/plus.ts';
import { catalogActions } from '../../rules/catalog-actions.ts';
import { catalogsOf } from '../../rules/catalog-tabs.ts';
import type { OwnRoute } from '../../state/useCatalogRoute.ts';
import type { Catalogs } from '../../state/useCatalogs.ts';
import { useWholeCatalogs } from '../../state/useWholeCatalogs.ts';
import { catalogsTexts } from '../../texts/catalogs.ts';
import { PerspectiveSwitch } from '../PerspectiveSwitch.tsx';
import { CatalogCard } from './CatalogCard.tsx';
import { CatalogSection } from './CatalogSection.tsx';
import { CatalogTabs } from './CatalogTabs.tsx';
import { None } from './None.tsx';

const DeleteQuestion = lazyDialog(() =>
  import('./DeleteQuestion.tsx').then((module) => module.DeleteQuestion),
);

interface CatalogShelfProps {
  title: string | undefined;
  route: OwnRoute;
  list: readonly CatalogSummary[];
  catalogs: Catalogs;
}

/** Own and standard catalogues, and the way to a new one. */
export function CatalogShelf({ title, route, list, catalogs }: CatalogShelfProps) {
  const text = useTexts(catalogsTexts);
  const isSignedIn = useShared(({ user }) => user !== null);
  const whole = useWholeCatalogs(route, catalogs);
  const bar = useRef<HTMLDivElement>(null);
  const focusNext = () => {
    const heading = bar.current?.parentElement?.querySelector<HTMLElement>('h2');
    (heading ?? bar.current?.querySelector<HTMLElement>('[aria-current]'))?.focus();
  };
  const [doomed, setDoomed] = useState<{ catalog: CatalogSummary; isChanged?: boolean }>();
  const { tab, perspective } = route;
  const shown = catalogsOf(tab, list);
  const sections = [
    { kind: 'own', list: shown.filter(({ isStandard }) => !isStandard) },
    { kind: 'standard', list: shown.filter(({ isStandard }) => isStandard) },
  ] as const;
  const isManager = list.some(({ isStandard, canEdit }) => isStandard && canEdit);
  const hints = {
    own: 'catalogs.own.hint',
    standard: isManager ? 'catalogs.standard.hint.manager' : 'catalogs.standard.hint',
  } as const;
  const newButton = (
    <Button variant="primary" icon={plusIcon} busy={whole.isMaking} onClick={whole.make}>
      {text('catalogs.new')}
    </Button>
  );
  const card = (catalog: CatalogSummary, takeFocus: () => void): ReactNode => (
    <CatalogCard
      key={catalog.id}
      {...{ catalog, takeFocus }}
      href={route.hrefOf({ id: catalog.id })}
      actions={catalogActions(isSignedIn, catalog)}
      isCopying={whole.copying === catalog.id}
      onFavourite={() => whole.toggleFavourite(catalog)}
      onCopy={() => whole.copy(catalog)}
      onDelete={() => setDoomed({ catalog })}
    />
  );
  return (
    <>
      <div className="ce-catalogs__top">
        {title && <h1 className="ce-catalogs__title">{title}</h1>}
        {perspective && (
          <PerspectiveSwitch value={perspective} onChange={(perspective) => route.go({ perspective })} />
        )}
        {isSignedIn && newButton}
      </div>
      <div ref={bar} className="ce-catalogs__bar">
        <p role="status" className="ce-catalogs__count">
          {text(shown.length === 1 ? 'catalogs.count.one' : 'catalogs.count', { count: shown.length })}
        </p>
        <CatalogTabs catalogs={list} route={route} />
      </div>
      {tab === 'favourites' && shown.length === 0 ? (
        <div className="ce-catalogs__none">
          <None kind="favourites" />
        </div>
      ) : (
        sections
          .filter(({ kind, list }) => list.length > 0 || tab === kind || tab === 'all')
          .map(({ kind, list }) => (
            <CatalogSection
              key={kind}
              title={text(`catalogs.${kind}`)}
              hint={text(hints[kind])}
              catalogs={list}
              none={<None kind={kind} />}
              onGone={focusNext}
              card={card}
            />
          ))
      )}
      {doomed && (
        <DeleteQuestion
          {...doomed}
          onClose={() => setDoomed(undefined)}
          onConfirm={() => {
            setDoomed(undefined);
            void whole.remove(doomed.catalog, (catalog) => {
              catalogs.retry();
              setDoomed({ catalog, isChanged: true });
            });
          }}
        />
      )}
    </>
  );
}
