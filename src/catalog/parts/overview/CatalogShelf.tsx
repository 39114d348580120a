import { type ReactNode, useRef, useState } from 'react';
import type { CatalogSummary } from '../../../domain/product/catalog.ts';
import { lazyDialog } from '../../../outcome/lazy-dialog.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { plusIcon } from '../../../ui/icon/plus.ts';
import { catalogActions } from '../../rules/catalog-actions.ts';
import { type CatalogTab, catalogsOf } from '../../rules/catalog-tabs.ts';
import type { OwnRoute } from '../../state/useCatalogRoute.ts';
import type { Catalogs } from '../../state/useCatalogs.ts';
import { useWholeCatalogs } from '../../state/useWholeCatalogs.ts';
import { catalogsTexts } from '../../texts/catalogs.ts';
import { PerspectiveSwitch } from '../PerspectiveSwitch.tsx';
import { CatalogCard } from './CatalogCard.tsx';
import { CatalogSection, type CatalogSectionProps } from './CatalogSection.tsx';
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
      <div className="ce-catalogs__top ce-cluster ce-gap-4">
        {title && <h1 className="ce-title">{title}</h1>}
        {perspective && (
          <PerspectiveSwitch value={perspective} onChange={(perspective) => route.go({ perspective })} />
        )}
        {isSignedIn && (
          <Button variant="primary" icon={plusIcon} busy={whole.isMaking} onClick={whole.make}>
            {text('catalogs.new')}
          </Button>
        )}
      </div>
      <div ref={bar} className="ce-catalogs__bar">
        <p role="status">
          {text(shown.length === 1 ? 'catalogs.count.one' : 'catalogs.count', { count: shown.length })}
        </p>
        <CatalogTabs catalogs={list} route={route} />
      </div>
      {tab === 'favourites' && shown.length === 0 ? (
        <div className="ce-catalogs__none">
          <None kind="favourites" />
        </div>
      ) : (
        <Sections
          {...{ tab, shown, card }}
          start={
            <Button icon={plusIcon} busy={whole.isMaking} onClick={whole.make}>
              {text('catalogs.none.own.action')}
            </Button>
          }
          isManager={list.some(({ isStandard, canEdit }) => isStandard && canEdit)}
          onGone={focusNext}
        />
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

interface SectionsProps extends Pick<CatalogSectionProps, 'onGone' | 'card'> {
  tab: CatalogTab;
  shown: readonly CatalogSummary[];
  /** Makes the first catalogue of one's own. */
  start: ReactNode;
  /** The user may change standard catalogues. */
  isManager: boolean;
}

function Sections({ tab, shown, start, isManager, ...rest }: SectionsProps) {
  const text = useTexts(catalogsTexts);
  const sections = [
    { kind: 'own', hint: text('catalogs.own.hint') },
    {
      kind: 'standard',
      hint: text(isManager ? 'catalogs.standard.hint.manager' : 'catalogs.standard.hint'),
    },
  ] as const;
  return sections.map(({ kind, hint }) => {
    const catalogs = catalogsOf(kind, shown);
    if (catalogs.length === 0 && tab !== kind && tab !== 'all') return null;
    return (
      <CatalogSection
        key={kind}
        title={text(`catalogs.${kind}`)}
        none={<None kind={kind} start={kind === 'own' && start} />}
        {...{ hint, catalogs }}
        {...rest}
      />
    );
  });
}
