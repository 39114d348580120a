<?php
/**
 * What every page of the site contains.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Payload, script, preloads, tokens, and the islands that stand on every page.
 */
final class CE_Widgets_Head {
	/**
	 * Adds the hooks.
	 */
	public static function register() {
		add_action( 'template_redirect', array( __CLASS__, 'keep_private' ), 0 );
		add_action( 'wp_head', array( __CLASS__, 'print_payload' ), 1 );
		add_action( 'wp_head', array( __CLASS__, 'print_style' ), 8 );
		add_action( 'wp_enqueue_scripts', array( __CLASS__, 'enqueue' ) );
		add_filter( 'script_loader_tag', array( __CLASS__, 'script_tag' ), PHP_INT_MAX, 2 );
		add_action( 'wp_head', array( __CLASS__, 'print_preloads' ), 10 );
		add_action( 'wp_footer', array( __CLASS__, 'print_everywhere' ) );
	}

	/**
	 * Keeps pages of a signed-in user out of shared caches: their payload holds the user. Not `no-store`, which would also
	 * disable the browser's back/forward cache.
	 */
	public static function keep_private() {
		if ( ! CE_Widgets_Payload::has_user() ) {
			return;
		}
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		header( 'Cache-Control: private, no-cache' );
	}

	/**
	 * Prints the payload.
	 */
	public static function print_payload() {
		wp_print_inline_script_tag(
			wp_json_encode( CE_Widgets_Payload::get(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			array(
				'type' => 'application/json',
				'id'   => 'ce-payload',
			)
		);
	}

	/**
	 * Prints the tokens, and the rooms that keep the page still while its islands are loaded.
	 */
	public static function print_style() {
		$tags   = CE_Widgets_Files::tags();
		$tokens = array_merge( CE_Widgets_Theme::tokens(), CE_Widgets_Settings::get( 'tokens' ) );
		// What sticks to the window's top stays below the admin bar, which does not stick on narrow screens.
		$rules = array( '@media (min-width: 601px) { :root { --ce-compare-top: var(--wp-admin--admin-bar--height, 0px); } }' );
		if ( $tokens ) {
			$declarations = '';
			foreach ( $tokens as $name => $value ) {
				$declarations .= $name . ': ' . $value . '; ';
			}
			// Themes of blocks declare their properties on the body, and a token can only use what its element knows.
			$rules[] = 'body { ' . $declarations . '}';
		}
		foreach ( CE_Widgets_Placed::names() as $island ) {
			if ( isset( $tags['islands'][ $island ]['style'] ) ) {
				$rules[] = $tags['islands'][ $island ]['style'];
			}
		}
		// phpcs:ignore WordPress.Security.EscapeOutput -- tokens hold no braces and no `<`: CE_Widgets_Settings, CE_Widgets_Theme.
		printf( "<style id=\"ce-widgets-tokens\"%s>%s</style>\n", self::nonce_attribute(), implode( "\n", $rules ) );
	}

	/**
	 * Enqueues the script.
	 */
	public static function enqueue() {
		$tags = CE_Widgets_Files::tags();
		wp_enqueue_script( 'ce-widgets', CE_Widgets_Files::base() . $tags['script']['file'], array(), null, array( 'in_footer' => false ) ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- the address of the files has their version.
	}

	/**
	 * Writes the script's tag anew, last of all: whatever other plugins made of it.
	 *
	 * @param string $tag    The tag so far.
	 * @param string $handle Handle of the script.
	 * @return string
	 */
	public static function script_tag( $tag, $handle ) {
		if ( 'ce-widgets' !== $handle ) {
			return $tag;
		}
		$tags = CE_Widgets_Files::tags();
		return sprintf(
			"<script id=\"ce-widgets-js\" src=\"%s\" integrity=\"%s\" crossorigin=\"anonymous\" defer%s%s></script>\n", // phpcs:ignore WordPress.WP.EnqueuedResources -- this is the tag of the enqueued script.
			esc_url( CE_Widgets_Files::base() . $tags['script']['file'] ),
			esc_attr( $tags['script']['integrity'] ),
			self::nonce_attribute(),
			CE_Widgets_Optimizers::ATTRIBUTES
		);
	}

	/**
	 * Prints the preloads of what the page fetches first.
	 */
	public static function print_preloads() {
		foreach ( CE_Widgets_Files::preloads( CE_Widgets_Placed::names(), CE_Widgets_Payload::asks_for_consent() ) as $file ) {
			printf(
				"<link rel=\"modulepreload\" href=\"%s\" integrity=\"%s\"%s>\n",
				esc_url( CE_Widgets_Files::base() . $file['file'] ),
				esc_attr( $file['integrity'] ),
				self::nonce_attribute() // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
			);
		}
	}

	/**
	 * Prints the islands that stand on every page.
	 */
	public static function print_everywhere() {
		foreach ( CE_Widgets_Settings::get( 'everywhere' ) as $name ) {
			echo CE_Widgets_Marker::island( $name, array() ), "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		}
	}

	/**
	 * The nonce of the page's content security policy, as an attribute.
	 *
	 * @return string The attribute after a space; empty without a nonce.
	 */
	private static function nonce_attribute() {
		/**
		 * Filters the nonce by which the site's content security policy allows scripts.
		 *
		 * @param string $nonce Empty for none.
		 */
		$nonce = apply_filters( 'ce_widgets_nonce', '' );
		return '' === $nonce ? '' : ' nonce="' . esc_attr( $nonce ) . '"';
	}
}
