/** Access restriction of a menu item (spec S§3, S§6). */
export type AccessRestriction = 'none' | 'validated_users' | 'internal_users';

/** One entry of a menu (spec S§3 "Menu item"). */
export interface MenuItem {
  id: string;
  menuTitle: string;
  /** Address; empty for a heading of its children. */
  link: string;
  /** Browsing context, such as `_blank`. */
  target?: string | undefined;
  /** `current`: this page, `section`: a page below it, `link`: any other (decision 35). */
  linkingMode?: 'current' | 'section' | 'link' | undefined;
  children?: MenuItem[] | undefined;
  accessRestriction?: AccessRestriction | undefined;
  /** Further class names, set unchanged. */
  class?: string | undefined;
}
