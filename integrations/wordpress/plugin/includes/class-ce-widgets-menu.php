<?php
/**
 * The main menu from a menu of WordPress.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Converts a menu of "Appearance > Menus" to the payload's `mainMenu`.
 */
final class CE_Widgets_Menu {
	/**
	 * Returns the entries of a menu.
	 *
	 * @param int $menu Id of the menu.
	 * @return array[] Entries with `id`, `menuTitle`, `link`, `linkingMode` and `children`.
	 */
	public static function entries( $menu ) {
		$items = $menu ? wp_get_nav_menu_items( $menu ) : false;
		if ( ! $items ) {
			return array();
		}
		_wp_menu_item_classes_by_context( $items );
		$by_parent = array();
		foreach ( $items as $item ) {
			$by_parent[ (int) $item->menu_item_parent ][] = $item;
		}
		return self::children( 0, $by_parent );
	}

	/**
	 * Returns the entries below one.
	 *
	 * @param int   $parent_id Id of the entry above; 0 at the top.
	 * @param array $by_parent All items, by the id of the entry above.
	 * @return array[]
	 */
	private static function children( $parent_id, array $by_parent ) {
		$entries = array();
		foreach ( isset( $by_parent[ $parent_id ] ) ? $by_parent[ $parent_id ] : array() as $item ) {
			$entry = array(
				'id'        => (int) $item->ID,
				'menuTitle' => html_entity_decode( wp_strip_all_tags( $item->title ), ENT_QUOTES, 'UTF-8' ),
				'link'      => '#' === $item->url ? '' : $item->url,
			);
			if ( $item->current ) {
				$entry['linkingMode'] = 'current';
			} elseif ( $item->current_item_ancestor ) {
				$entry['linkingMode'] = 'section';
			}
			if ( $item->target ) {
				$entry['target'] = $item->target;
			}
			$below = self::children( (int) $item->ID, $by_parent );
			if ( $below ) {
				$entry['children'] = $below;
			}
			$entries[] = $entry;
		}
		return $entries;
	}
}
