<?php
/**
 * The look of the theme.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Tokens by which islands look like the rest of the site, until the settings say otherwise.
 */
final class CE_Widgets_Theme {
	/**
	 * Where themes of blocks say it.
	 */
	const STYLES = array(
		'--ce-ground'       => array( 'color', 'background' ),
		'--ce-font'         => array( 'typography', 'fontFamily' ),
		'--ce-heading-font' => array( 'elements', 'heading', 'typography', 'fontFamily' ),
	);

	/**
	 * Returns the tokens that follow from the theme.
	 *
	 * @return string[] Values by token.
	 */
	public static function tokens() {
		$tokens = array();
		foreach ( self::STYLES as $token => $path ) {
			$value = wp_get_global_styles( $path );
			if ( is_string( $value ) && '' !== $value ) {
				$tokens[ $token ] = self::css( $value );
			}
		}
		// Classic themes, by the customizer.
		if ( empty( $tokens['--ce-ground'] ) && get_background_color() ) {
			$tokens['--ce-ground'] = '#' . get_background_color();
		}
		return $tokens;
	}

	/**
	 * Writes a value as CSS: `var:preset|color|base` stands for a custom property.
	 *
	 * @param string $value Value of theme.json.
	 * @return string
	 */
	private static function css( $value ) {
		if ( 0 === strpos( $value, 'var:' ) ) {
			$value = 'var(--wp--' . str_replace( '|', '--', substr( $value, 4 ) ) . ')';
		}
		// One declaration only, as in the settings.
		return preg_replace( '/[;{}<>\\\\]/', '', $value );
	}
}
