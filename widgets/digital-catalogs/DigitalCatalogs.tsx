import { useStyles } from '../../src/ui/base/styles.ts';
import css from './digital-catalogs.css';
import { CatalogOverview } from './overview/CatalogOverview.tsx';
import type { DigitalCatalogsProps } from './props.ts';
import { useCatalogPlace } from './useCatalogPlace.ts';

/** All catalogues that someone sees. */
export function DigitalCatalogs({ title }: DigitalCatalogsProps) {
  useStyles(css);
  const place = useCatalogPlace();
  return <CatalogOverview title={title} place={place} />;
}
