import type { RawPayload } from '../../../src/payload/schema.ts';
import { isIndustryCode } from '../../data/industries.ts';
import type { Viewer } from '../base/context.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { viewerOf } from '../ground/accounts/viewer-of.ts';
import type { Ground } from '../ground/ground.ts';
import type { Session } from '../ground/session/session.ts';
import type { ComparisonQuery } from '../pages/page-dependencies.ts';
import { createComparisons } from '../search/products/advanced-comparisons.ts';
import { createComparisonStore } from '../user/comparison-store.ts';
import { viewOf } from '../user/view-of-comparison.ts';

type Asked = Pick<RawPayload, 'sharedComparison' | 'advancedComparison'>;

/** Name of a product that does not exist or is closed to the viewer, who must not learn which. */
const UNKNOWN = 'a product that does not exist or is not open to you';

/** Maximum number of products in a comparison. */
const LIMIT = 4;

/** Maximum number of products of a link to look up. */
const MOST_NAMED = 20;

/**
 * Creates the function that returns the payload's fields for the comparison in an address (decision 3):
 * `comparison` is a share id, `advanced` an editors' one, `i` and `uids` hold an unsaved one.
 */
export function askedComparison(ground: Ground): (session: Session, query: ComparisonQuery) => Asked {
  const store = createComparisonStore(ground.database);
  const catalogue = openCatalogue(ground.database);
  const advanced = createComparisons(ground.database, catalogue);

  return (session, query) => {
    const viewer = viewerOf(session, ground);
    if (query.comparison !== undefined) return shared(query.comparison, viewer);
    if (query.advanced !== undefined) {
      const found = advanced.byId(query.advanced, viewer);
      return found ? { advancedComparison: found } : {};
    }
    return linked(query, viewer);
  };

  function shared(shareId: string, viewer: Viewer): Asked {
    const found = store.byShareId(shareId);
    if (!found) return {};
    const { title, industry } = found;
    const basket = found.basket.filter(({ uid }) => catalogue.find(uid, viewer));
    if (basket.length === 0) return {};
    const dropped = found.basket.filter((item) => !basket.includes(item)).map(() => UNKNOWN);
    const view = viewOf({ ...found, basket });
    return { sharedComparison: { shareId, title, industry, basket, ...view, dropped } };
  }

  function linked({ i: industry = '', uids = '' }: ComparisonQuery, viewer: Viewer): Asked {
    if (!isIndustryCode(industry)) return {};
    const wanted = [...new Set(uids.split(',').filter(Boolean))].slice(0, MOST_NAMED);
    const dropped: string[] = [];
    const basket: NonNullable<Asked['sharedComparison']>['basket'] = [];
    for (const uid of wanted) {
      const product = catalogue.find(uid, viewer);
      if (!product?.industries.includes(industry) || basket.length === LIMIT) {
        dropped.push(product?.name ?? UNKNOWN);
        continue;
      }
      const [resultType = 'pigments'] = uid.includes('::') ? uid.split('::') : [];
      basket.push({ id: product.id, uid, prd: product.prd, resultType, product_name: product.name });
    }
    return basket.length > 0 ? { sharedComparison: { industry, basket, dropped } } : {};
  }
}
