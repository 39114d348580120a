import type { RoleHolder } from '../documents/can-see.ts';
import { maySeeCompetitors } from '../search/may-see-competitors.ts';
import type { TrackingStatus } from '../user/user-status.ts';
import type { MenuItem } from './menu-item.ts';

/** The viewer of a menu. */
export interface MenuViewer {
  status: TrackingStatus;
  user: RoleHolder | null;
  /**
   * The payload's `links`. The items of the product sheets page and of the competitor search are hidden from viewers
   * who cannot use them.
   */
  links?: { productSheetsPage?: string; competitorSearch?: string } | undefined;
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
  { status, user, links = {} }: MenuViewer,
): boolean {
  const { productSheetsPage = '', competitorSearch = '' } = links;
  if (status === 'public' && isPage(link, productSheetsPage)) return false;
  if (!maySeeCompetitors(user) && isPage(link, competitorSearch)) return false;
  return LADDER.indexOf(status) >= LADDER.indexOf(LOWEST[accessRestriction]);
}

function isPage(link: string, page: string): boolean {
  return page !== '' && pageOf(link) === pageOf(page);
}

/** Removes query and hash from an address: `/sheets?tab=all` becomes `/sheets`. */
function pageOf(address: string): string {
  return address.replace(/\/?([?#].*)?$/, '');
}
