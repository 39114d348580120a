<?php
/**
 * Plugins that change scripts.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Asks plugins for speed to leave the script alone. It is small and deferred; combined with others it would not find its
 * files, and delayed it would ask for consent too late.
 */
final class CE_Widgets_Optimizers {
	/**
	 * Attributes by which Cloudflare, LiteSpeed, WP Rocket and others know scripts to leave alone.
	 */
	const ATTRIBUTES = ' data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-no-minify="1" data-noptimize="1" nowprocket';

	/**
	 * Filters of such plugins that take a list of scripts to leave alone.
	 */
	const LISTS = array(
		'rocket_exclude_js',
		'rocket_exclude_defer_js',
		'rocket_delay_js_exclusions',
		'rocket_minify_excluded_external_js',
		'litespeed_optimize_js_excludes',
		'litespeed_optm_js_defer_exc',
		'litespeed_optm_gm_js_exc',
		'perfmatters_delay_js_exclusions',
		'perfmatters_defer_js_exclusions',
		'sgo_javascript_combine_excluded_external_paths',
	);

	/**
	 * Adds the hooks.
	 */
	public static function register() {
		foreach ( self::LISTS as $filter ) {
			add_filter( $filter, array( __CLASS__, 'exclude_file' ) );
		}
		foreach ( array( 'sgo_js_minify_exclude', 'sgo_javascript_combine_exclude', 'sgo_js_async_exclude' ) as $filter ) {
			add_filter( $filter, array( __CLASS__, 'exclude_handle' ) );
		}
		add_filter( 'autoptimize_filter_js_exclude', array( __CLASS__, 'exclude_text' ) );
	}

	/**
	 * Adds the file to a list.
	 *
	 * @param mixed $files List of a plugin.
	 * @return array
	 */
	public static function exclude_file( $files ) {
		return array_merge( (array) $files, array( 'ce-widgets.js' ) );
	}

	/**
	 * Adds the handle to a list.
	 *
	 * @param mixed $handles List of a plugin.
	 * @return array
	 */
	public static function exclude_handle( $handles ) {
		return array_merge( (array) $handles, array( 'ce-widgets' ) );
	}

	/**
	 * Adds the file to names between commas.
	 *
	 * @param mixed $files Names of a plugin; some versions give an array.
	 * @return array|string
	 */
	public static function exclude_text( $files ) {
		return is_array( $files ) ? self::exclude_file( $files ) : $files . ', ce-widgets.js';
	}
}
