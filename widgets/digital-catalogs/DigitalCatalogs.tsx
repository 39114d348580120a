import css from '../../src/catalog/parts/digital-catalogs.css';
import { CatalogOverview } from '../../src/catalog/parts/overview/CatalogOverview.tsx';
import { useCatalogRoute } from '../../src/catalog/state/useCatalogRoute.ts';
import { lazyPart } from '../../src/outcome/lazy-part.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import { Skeleton } from '../../src/ui/message/Skeleton.tsx';
import type { DigitalCatalogsProps } from './island.ts';

const CatalogPage = lazyPart(
  () => import('../../src/catalog/parts/detail/CatalogPage.tsx').then((module) => module.CatalogPage),
  {
    Waiting: () => <Skeleton shape="block" height="24em" />,
  },
);

/** The catalogue named by props or address, else the overview. */
export function DigitalCatalogs({ title, catalogId, productPage }: DigitalCatalogsProps) {
  useStyles(css);
  const route = useCatalogRoute();
  const id = catalogId ?? route.id;
  if (id === undefined) return <CatalogOverview title={title} route={route} />;
  return <CatalogPage key={id} {...{ id, route, productPage }} />;
}
