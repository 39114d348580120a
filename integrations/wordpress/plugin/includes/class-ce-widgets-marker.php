<?php
/**
 * Elements of islands and links to overlays.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Writes the HTML that the library looks for.
 */
final class CE_Widgets_Marker {
	/**
	 * Keys of a listing's address that WordPress uses itself: a post by its number, an archive of a tag.
	 */
	const URL_KEYS = array(
		'p'   => 'performance',
		'tag' => 'label',
	);

	/**
	 * Writes the element into which an island mounts.
	 *
	 * @param string $name       Name of the island.
	 * @param array  $props      Props that differ from their defaults.
	 * @param string $content    HTML that an editor wrote for it: shown until the island is ready, kept if it fails.
	 * @param string $attributes Further attributes, escaped.
	 * @return string HTML; empty if there is no such island.
	 */
	public static function island( $name, array $props, $content = '', $attributes = '' ) {
		$island = CE_Widgets_Contracts::island( $name );
		if ( ! $island || ! $island['isPlaced'] ) {
			return '';
		}
		$props = self::with_url_keys( $island, $props );
		CE_Widgets_Placed::note( $name );
		$view     = CE_Widgets_First_View::of( $name, $props );
		$fallback = '' === trim( $content ) ? CE_Widgets_Fallback::of( $name, $props, $view ) : $content;
		return sprintf(
			'<%1$s data-ce-widget="%2$s"%3$s%4$s>%5$s%6$s</%1$s>',
			$island['element'],
			esc_attr( $name ),
			self::props_attribute( $props ),
			'' === $attributes ? '' : ' ' . $attributes,
			$fallback,
			CE_Widgets_First_View::tag( $view )
		);
	}

	/**
	 * Writes a link that opens an overlay.
	 *
	 * @param string $name    Name of the overlay.
	 * @param array  $props   Its props.
	 * @param string $content HTML of the link.
	 * @param string $href    Page that does the same without the script; by default that of the settings.
	 * @return string HTML; the content alone if there is no such overlay.
	 */
	public static function opener( $name, array $props, $content, $href = '' ) {
		$island = CE_Widgets_Contracts::island( $name );
		if ( ! $island || ! $island['isOpened'] ) {
			return $content;
		}
		return sprintf(
			'<a href="%1$s" data-ce-open="%2$s"%3$s>%4$s</a>',
			esc_url( '' === $href ? self::page_of( $name ) : $href ),
			esc_attr( $name ),
			self::props_attribute( $props ),
			$content
		);
	}

	/**
	 * The page that does the same as an overlay.
	 *
	 * @param string $name Name of the overlay.
	 * @return string Address, or a hash that leads nowhere.
	 */
	private static function page_of( $name ) {
		$links = CE_Widgets_Settings::get( 'links' );
		$key   = 'forgot-password' === $name ? 'forgotPassword' : $name;
		return isset( $links[ $key ] ) ? $links[ $key ] : '#' . $name;
	}

	/**
	 * Props as an attribute.
	 *
	 * @param array $props Props by name.
	 * @return string The attribute after a space; empty without props.
	 */
	private static function props_attribute( array $props ) {
		return $props ? ' data-ce-props="' . esc_attr( wp_json_encode( $props, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ) . '"' : '';
	}

	/**
	 * Renames the keys of the address that WordPress takes for its own, unless the editor names others.
	 *
	 * @param array $island Facts of the island.
	 * @param array $props  Props by name.
	 * @return array
	 */
	private static function with_url_keys( array $island, array $props ) {
		if ( in_array( 'urlKeys', wp_list_pluck( $island['fields'], 'name' ), true ) ) {
			$own              = isset( $props['urlKeys'] ) ? (array) $props['urlKeys'] : array();
			$props['urlKeys'] = array_merge( self::URL_KEYS, $own );
		}
		return $props;
	}
}
