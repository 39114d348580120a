import type { MenuItem } from './menu-item.ts';
import type { TrackingStatus } from './user-status.ts';

/** The viewer of a menu. */
export interface MenuViewer {
  status: TrackingStatus;
  /** Address of the product sheets page (payload `links.productSheetsPage`). Its item is hidden from visitors. */
  productSheetsPage?: string | undefined;
}

/** Each status also sees the items of the ones before it (decision 71). */
const LADDER: readonly TrackingStatus[] = ['public', 'public-registered', 'validated', 'internal'];

const LOWEST = { none: 'public', validated_users: 'validated', internal_users: 'internal' } as const;

/**
 * Returns the menu items that the viewer may see, on all levels (spec S§6, decisions 71, 72). A heading without a
 * link is left out if none of its children is visible.
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

/** Removes query and hash from an address: `/sheets?tab=all` becomes `/sheets`. */
function pageOf(address: string): string {
  return address.replace(/\/?([?#].*)?$/, '');
}
