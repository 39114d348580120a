<?php
/**
 * What the library's contracts say, as written by its build.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Islands, names of services and links, tokens: `includes/generated/contracts.json`.
 */
final class CE_Widgets_Contracts {
	/**
	 * The file's content.
	 *
	 * @var array|null
	 */
	private static $facts;

	/**
	 * Returns a part of the file: `islands`, `services`, `links` or `tokens`.
	 *
	 * @param string $name Name of the part.
	 * @return array
	 */
	public static function get( $name ) {
		if ( null === self::$facts ) {
			self::$facts = wp_json_file_decode( CE_WIDGETS_DIR . 'includes/generated/contracts.json', array( 'associative' => true ) );
		}
		return isset( self::$facts[ $name ] ) ? self::$facts[ $name ] : array();
	}

	/**
	 * Returns an island.
	 *
	 * @param string $name Name of the island.
	 * @return array|null Null if there is none of this name.
	 */
	public static function island( $name ) {
		foreach ( self::get( 'islands' ) as $island ) {
			if ( $island['name'] === $name ) {
				return $island;
			}
		}
		return null;
	}
}
