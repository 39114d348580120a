import { formatNumber } from '../../../domain/format/format-number.ts';
import type { CatalogSummary } from '../../../domain/product/catalog.ts';
import { plainClick } from '../../../lib/address/plain-click.ts';
import { safeHref } from '../../../lib/address/safe-url.ts';
import css from '../../../listing/parts/bar/listing-tabs.css';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { CATALOG_TABS, catalogsOf } from '../../rules/catalog-tabs.ts';
import type { OwnRoute } from '../../state/useCatalogRoute.ts';
import { catalogsTexts } from '../../texts/catalogs.ts';

interface CatalogTabsProps {
  catalogs: readonly CatalogSummary[];
  route: OwnRoute;
}

/** Links to the parts of the overview, each with an address of its own. A plain click changes it in place. */
export function CatalogTabs({ catalogs, route }: CatalogTabsProps) {
  useStyles(css);
  const text = useTexts(catalogsTexts);
  return (
    <nav aria-label={text('catalogs.tabs')} className="ce-listing-tabs ce-screen">
      <ul className="ce-listing-tabs__list ce-pair ce-gap-5">
        {CATALOG_TABS.map((tab) => (
          <li key={tab}>
            <a
              className="ce-listing-tabs__tab ce-pair ce-gap-2"
              href={safeHref(route.hrefOf({ tab }))}
              aria-current={tab === route.tab || undefined}
              onClick={plainClick(() => {
                if (tab !== route.tab) route.go({ tab });
              })}
            >
              {text(`catalogs.tab.${tab}`)}
              <span className="ce-listing-tabs__total ce-meta ce-figure">
                {' '}
                {formatNumber(catalogsOf(tab, catalogs).length)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
