import type { CatalogSummary } from '../../../src/domain/catalog/catalog.ts';
import { CATALOG_TABS, catalogsOf } from '../../../src/domain/catalog/catalog-tabs.ts';
import { formatNumber } from '../../../src/domain/fields/format-number.ts';
import { plainClick } from '../../../src/lib/address/plain-click.ts';
import { safeHref } from '../../../src/lib/address/safe-url.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { catalogsTexts } from '../../../src/texts/catalogs.ts';
import type { OwnPlace } from '../useCatalogPlace.ts';

interface CatalogTabsProps {
  catalogs: readonly CatalogSummary[];
  place: OwnPlace;
}

/** Links to the parts of the overview, each with an address of its own. A plain click changes it in place. */
export function CatalogTabs({ catalogs, place }: CatalogTabsProps) {
  const text = useTexts(catalogsTexts);
  return (
    <nav aria-label={text('catalogs.tabs')} className="ce-catalogs__tabs">
      <ul>
        {CATALOG_TABS.map((tab) => (
          <li key={tab}>
            <a
              href={safeHref(place.hrefOf({ tab }))}
              aria-current={tab === place.tab || undefined}
              onClick={plainClick(() => {
                if (tab !== place.tab) place.go({ tab });
              })}
            >
              {text(`catalogs.tab.${tab}`)}
              <span> {formatNumber(catalogsOf(tab, catalogs).length)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
