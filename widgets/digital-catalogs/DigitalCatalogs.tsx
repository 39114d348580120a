import css from '../../src/catalog/parts/digital-catalogs.css';
import { CatalogOverview } from '../../src/catalog/parts/overview/CatalogOverview.tsx';
import { useCatalogPlace } from '../../src/catalog/state/useCatalogPlace.ts';
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

/** The catalogue that props or address name, else all that someone sees. */
export function DigitalCatalogs({ title, catalogId, productPage }: DigitalCatalogsProps) {
  useStyles(css);
  const place = useCatalogPlace();
  const id = catalogId ?? place.id;
  if (id === undefined) return <CatalogOverview title={title} place={place} />;
  return <CatalogPage key={id} {...{ id, place, productPage }} />;
}
