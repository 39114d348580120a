<?php
/**
 * Which islands stand on a page.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Islands of the current page, so that its head can preload their first files.
 */
final class CE_Widgets_Placed {
	/**
	 * Names of the islands that were rendered before the head: by templates of block themes.
	 *
	 * @var string[]
	 */
	private static $rendered = array();

	/**
	 * Notes that an island is rendered.
	 *
	 * @param string $name Name of the island.
	 */
	public static function note( $name ) {
		self::$rendered[] = $name;
	}

	/**
	 * Names of the islands that the page is known to have, each once.
	 *
	 * @return string[]
	 */
	public static function names() {
		$content = is_singular() ? get_post()->post_content : '';
		preg_match_all( '/<!-- wp:ce-widgets\/([a-z-]+)|\[ce_widget [^\]]*\bisland="?([a-z-]+)/', $content, $matches );
		$names = array_merge( self::$rendered, $matches[1], $matches[2], CE_Widgets_Settings::get( 'everywhere' ) );
		return array_values( array_unique( array_filter( $names ) ) );
	}
}
