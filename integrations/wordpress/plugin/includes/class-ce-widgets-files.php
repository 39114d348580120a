<?php
/**
 * The library's files.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Where the library's files are, and what a page loads of them first.
 */
final class CE_Widgets_Files {
	/**
	 * Content of the plugin's own `tags.json`.
	 *
	 * @var array|null
	 */
	private static $own;

	/**
	 * Address of the folder, with a slash at its end.
	 *
	 * @return string
	 */
	public static function base() {
		$base = CE_Widgets_Settings::get( 'base' );
		return '' === $base ? plugins_url( 'cdn/', CE_WIDGETS_FILE ) : $base;
	}

	/**
	 * Content of `tags.json` in the folder: names and integrity hashes.
	 *
	 * @return array
	 */
	public static function tags() {
		$tags = CE_Widgets_Settings::get( 'tags' );
		if ( is_array( $tags ) && '' !== CE_Widgets_Settings::get( 'base' ) ) {
			return $tags;
		}
		if ( null === self::$own ) {
			self::$own = wp_json_file_decode( CE_WIDGETS_DIR . 'cdn/tags.json', array( 'associative' => true ) );
		}
		return self::$own;
	}

	/**
	 * Reads `tags.json` from a folder.
	 *
	 * @param string $base Address of the folder, with a slash at its end.
	 * @return array|WP_Error The error says what came instead, to stand after the address.
	 */
	public static function fetch_tags( $base ) {
		$response = CE_Widgets_Service::send( $base . 'tags.json', array( 'timeout' => 10 ) );
		if ( is_wp_error( $response ) ) {
			/* translators: %s: reason. */
			return new WP_Error( 'unreachable', sprintf( __( 'cannot be reached: %s', 'ce-widgets' ), $response->get_error_message() ) );
		}
		$status = wp_remote_retrieve_response_code( $response );
		if ( 200 !== $status ) {
			/* translators: %d: HTTP status. */
			return new WP_Error( 'status', sprintf( __( 'answers with status %d.', 'ce-widgets' ), $status ) );
		}
		$tags = json_decode( wp_remote_retrieve_body( $response ), true );
		if ( ! isset( $tags['version'], $tags['script']['file'], $tags['script']['integrity'], $tags['files'], $tags['islands'] ) ) {
			return new WP_Error( 'shape', __( 'is not the file that the build of ce-widgets writes.', 'ce-widgets' ) );
		}
		return $tags;
	}

	/**
	 * Files that a page preloads: those of the cookie dialog, or what its islands fetch first.
	 *
	 * @param string[] $islands          Names of the islands that stand on the page.
	 * @param bool     $asks_for_consent Whether the page will ask for consent.
	 * @return array[] Each with `file` and `integrity`.
	 */
	public static function preloads( array $islands, $asks_for_consent ) {
		$tags  = self::tags();
		$names = $asks_for_consent ? $tags['cookieDialog'] : array();
		if ( ! $asks_for_consent ) {
			foreach ( $islands as $island ) {
				if ( isset( $tags['islands'][ $island ] ) ) {
					$names = array_merge( $names, $tags['islands'][ $island ]['preload'] );
				}
			}
		}
		$files = array();
		foreach ( array_unique( $names ) as $name ) {
			$files[] = $tags['files'][ $name ];
		}
		return $files;
	}
}
