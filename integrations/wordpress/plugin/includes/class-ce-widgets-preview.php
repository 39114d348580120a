<?php
/**
 * Preview of an island in the editor.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * A page with one island and the theme's styles, which the editor shows in a frame.
 */
final class CE_Widgets_Preview {
	const KEY = 'ce_widgets_preview';

	/**
	 * Adds the hooks.
	 */
	public static function register() {
		add_action( 'template_redirect', array( __CLASS__, 'show' ), -1 );
	}

	/**
	 * Address of the preview, to which name and props of an island are added.
	 *
	 * @return string
	 */
	public static function address() {
		return add_query_arg( '_wpnonce', wp_create_nonce( self::KEY ), home_url( '/' ) );
	}

	/**
	 * Shows the preview if it is asked for.
	 */
	public static function show() {
		if ( ! isset( $_GET[ self::KEY ] ) ) {
			return;
		}
		$nonce = isset( $_GET['_wpnonce'] ) ? sanitize_key( $_GET['_wpnonce'] ) : '';
		if ( ! current_user_can( 'edit_posts' ) || ! wp_verify_nonce( $nonce, self::KEY ) ) {
			wp_die( esc_html__( 'The preview has expired. Reload the editor.', 'ce-widgets' ), '', array( 'response' => 403 ) );
		}
		$name  = sanitize_key( $_GET[ self::KEY ] );
		$props = isset( $_GET['props'] ) ? json_decode( wp_unslash( $_GET['props'] ), true ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- escaped where it is written.
		add_filter( 'show_admin_bar', '__return_false' );
		add_filter( 'ce_widgets_payload', array( __CLASS__, 'payload' ), PHP_INT_MAX );
		remove_action( 'wp_footer', array( 'CE_Widgets_Head', 'print_everywhere' ) );
		$place = CE_Widgets_Marker::island( $name, self::with_industry( $name, is_array( $props ) ? $props : array() ) );
		// Where islands say what was saved and what failed.
		$place .= 'notices' === $name ? '' : CE_Widgets_Marker::island( 'notices', array() );
		nocache_headers();
		?>
<!DOCTYPE html>
<html <?php language_attributes(); ?> style="margin: 0 !important">
<head>
<meta charset="<?php bloginfo( 'charset' ); ?>">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
		<?php wp_head(); ?>
</head>
<body style="margin: 0; padding: 8px">
		<?php
		echo $place; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		wp_footer();
		?>
</body>
</html>
		<?php
		exit;
	}

	/**
	 * Chooses the first industry of a product, so that no dialog asks for it in the preview.
	 *
	 * @param string $name  Name of the island.
	 * @param array  $props Its props.
	 * @return array
	 */
	private static function with_industry( $name, array $props ) {
		$view       = CE_Widgets_First_View::of( $name, $props );
		$industries = isset( $view['answers']['product']->industries ) ? (array) $view['answers']['product']->industries : array();
		return $industries ? $props + array( 'industry' => reset( $industries ) ) : $props;
	}

	/**
	 * The page's payload, without what covers a single island.
	 *
	 * @param array $fields Fields of the payload.
	 * @return array
	 */
	public static function payload( $fields ) {
		$fields['page']['suppressCookieModal'] = true;
		$fields['editor']                      = true;
		unset( $fields['requestCountry'] );
		return $fields;
	}
}
