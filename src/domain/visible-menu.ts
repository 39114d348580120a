import type { MenuItem } from './menu-item.ts';
import type { TrackingStatus } from './user-status.ts';

/** Who looks at a menu. */
export interface MenuViewer {
  status: TrackingStatus;
  /** Address of the product-sheets page (payload `links.productSheetsPage`); its item is hidden from visitors. */
  productSheetsPage?: string | undefined;
}

/** Each status sees what the ones before it see (decision 71). */
const LADDER: readonly TrackingStatus[] = ['public', 'public-registered', 'validated', 'internal'];

const LOWEST = { none: 'public', validated_users: 'validated', internal_users: 'internal' } as const;

/**
 * The items of a menu that this viewer may see, on every level (spec S§6, decisions 71, 72). A
 * heading without a link of its own goes with the last of its children.
 */
export function visibleMenu(items: readonly MenuItem[], viewer: MenuViewer): MenuItem[] {
  return items.flatMap((item) => {
    if (!isVisible(item, viewer)) return [];
    const children = visibleMenu(item.children ?? [], viewer);
    return item.link || children.length ? [{ ...item, children }] : [];
  });
}

function isVisible(
  { accessRestriction = 'none', link }: MenuItem,
  { status, productSheetsPage }: MenuViewer,
): boolean {
  if (status === 'public' && productSheetsPage && pageOf(link) === pageOf(productSheetsPage)) return false;
  return LADDER.indexOf(status) >= LADDER.indexOf(LOWEST[accessRestriction]);
}

/** An address without query and hash: `/sheets?tab=all` leads to the page `/sheets`. */
function pageOf(address: string): string {
  return address.replace(/\/?([?#].*)?$/, '');
}
