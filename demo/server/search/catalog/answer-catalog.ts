import { isInternal } from '../../base/access.ts';
import type { Viewer } from '../../base/context.ts';
import { type Catalog, canEdit, type Perspective } from '../../catalogue/catalogs/catalog.ts';
import type { FindCatalogProduct } from '../../catalogue/catalogs/catalog-products.ts';
import { viewCatalog } from '../../catalogue/catalogs/catalog-view.ts';
import type { UserStore } from '../../ground/users/user-store.ts';

/** Who asks, and as whom. */
interface Asked {
  viewer: Viewer;
  perspective: Perspective;
}

/** What answers are made with. */
interface AnswerSources {
  find: FindCatalogProduct;
  /** Ids of a user's favourites. */
  favorites: (userId: string) => ReadonlySet<string>;
  users: Pick<UserStore, 'byId'>;
}

/** A catalogue in the overview. */
export interface CatalogSummary extends Pick<Catalog, 'id' | 'title' | 'createdAt' | 'isStandard'> {
  isFavorite: boolean;
  count: number;
  excludedCount: number;
  owner?: string;
  canEdit: boolean;
  swatches: (string | null)[];
  version: number;
}

/** A catalogue with its products. */
export interface WholeCatalog extends CatalogSummary {
  productIds: string[];
  excludedProductIds: string[];
  hiddenCount?: number;
  customerCount?: number;
}

/** Writes catalogues as their readers get them. */
export function answerCatalog({ find, favorites, users }: AnswerSources) {
  const starsOf = ({ userId }: Viewer) => (userId === null ? new Set<string>() : favorites(userId));

  /** `me`, or for internal users the name of who made it. */
  function ownerOf({ ownerId }: Catalog, viewer: Viewer): string | undefined {
    if (ownerId === viewer.userId) return 'me';
    const user = isInternal(viewer) ? users.byId(ownerId) : undefined;
    return user && `${user.firstName} ${user.lastName}`;
  }

  function contentFor(catalog: Catalog, { viewer, perspective }: Asked, stars: ReadonlySet<string>) {
    const view = viewCatalog(catalog, find, perspective);
    const { id, title, createdAt, isStandard } = catalog;
    const owner = ownerOf(catalog, viewer);
    const summary: CatalogSummary = {
      ...{ id, title, createdAt, isStandard },
      isFavorite: stars.has(id),
      count: view.countedIds.length,
      excludedCount: view.excludedProductIds.length,
      ...(owner !== undefined && { owner }),
      canEdit: canEdit(catalog, viewer),
      swatches: view.swatches,
      version: catalog.version,
    };
    return { summary, view };
  }

  return {
    summaries(catalogs: readonly Catalog[], asked: Asked): CatalogSummary[] {
      const stars = starsOf(asked.viewer);
      return catalogs.map((catalog) => contentFor(catalog, asked, stars).summary);
    },
    whole(catalog: Catalog, asked: Asked): WholeCatalog {
      const { summary, view } = contentFor(catalog, asked, starsOf(asked.viewer));
      return {
        ...summary,
        productIds: view.productIds,
        excludedProductIds: view.excludedProductIds,
        // Customers may not know that there are such products (decision B5).
        ...(isInternal(asked.viewer) && {
          hiddenCount: view.hiddenCount,
          customerCount: viewCatalog(catalog, find, 'customer').countedIds.length,
        }),
      };
    },
  };
}
