<?php
/**
 * Shortcodes for editors without blocks.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * `[ce_widget island="search-listing" types="pigments, assets"]` and `[ce_open island="login"]Log in[/ce_open]`.
 */
final class CE_Widgets_Shortcodes {
	/**
	 * Adds the shortcodes.
	 */
	public static function register() {
		add_shortcode( 'ce_widget', array( __CLASS__, 'island' ) );
		add_shortcode( 'ce_open', array( __CLASS__, 'opener' ) );
	}

	/**
	 * Renders an island.
	 *
	 * @param array|string $attributes Name of the island, and its props.
	 * @param string       $content    What is shown until it is ready.
	 * @return string HTML.
	 */
	public static function island( $attributes, $content = '' ) {
		$read = self::read( $attributes );
		return is_string( $read ) ? $read : CE_Widgets_Marker::island( $read['name'], $read['props'], do_shortcode( (string) $content ) );
	}

	/**
	 * Renders a link that opens an overlay.
	 *
	 * @param array|string $attributes Name of the overlay, its props, and `href`.
	 * @param string       $content    Text of the link.
	 * @return string HTML.
	 */
	public static function opener( $attributes, $content = '' ) {
		$read = self::read( $attributes );
		$text = do_shortcode( (string) $content );
		if ( is_string( $read ) ) {
			return $read . $text;
		}
		return CE_Widgets_Marker::opener( $read['name'], $read['props'], '' === $text ? esc_html( $read['title'] ) : $text, $read['href'] );
	}

	/**
	 * Reads a shortcode's attributes.
	 *
	 * @param array|string $attributes As WordPress gives them: names in lower case.
	 * @return array|string `name`, `title`, `props` and `href`; or what is wrong, for those who can mend it.
	 */
	private static function read( $attributes ) {
		$attributes = (array) $attributes;
		$name       = isset( $attributes['island'] ) ? $attributes['island'] : '';
		$island     = CE_Widgets_Contracts::island( $name );
		if ( ! $island ) {
			/* translators: %s: name of an island. */
			return self::fault( '' === $name ? __( 'Name an island: island="search-listing".', 'ce-widgets' ) : sprintf( __( 'There is no island “%s”.', 'ce-widgets' ), $name ) );
		}
		$props = array();
		$known = array( 'island' => true );
		$href  = '';
		if ( $island['isOpened'] && isset( $attributes['href'] ) ) {
			$href          = $attributes['href'];
			$known['href'] = true;
		}
		foreach ( $island['fields'] as $field ) {
			foreach ( array( strtolower( $field['name'] ), self::snake_case( $field['name'] ) ) as $key ) {
				$known[ $key ] = true;
				if ( isset( $attributes[ $key ] ) ) {
					$props[ $field['name'] ] = self::value( $field['kind'], trim( $attributes[ $key ] ) );
				}
			}
		}
		$unknown = array_diff_key( $attributes, $known );
		if ( $unknown ) {
			$names = array_map( array( __CLASS__, 'snake_case' ), wp_list_pluck( $island['fields'], 'name' ) );
			/* translators: 1: name of an island, 2: an attribute, 3: all attributes that it has. */
			return self::fault( sprintf( __( '“%1$s” has no “%2$s”. It has: %3$s.', 'ce-widgets' ), $name, is_int( key( $unknown ) ) ? current( $unknown ) : key( $unknown ), implode( ', ', $names ) ) );
		}
		return array(
			'name'  => $name,
			'title' => $island['title'],
			'props' => $props,
			'href'  => $href,
		);
	}

	/**
	 * Converts an attribute's text.
	 *
	 * @param string $kind Kind of the prop.
	 * @param string $text The text.
	 * @return mixed
	 */
	private static function value( $kind, $text ) {
		switch ( $kind ) {
			case 'flag':
				return ! in_array( strtolower( $text ), array( '', '0', 'false', 'no', 'off' ), true );
			case 'number':
				return is_numeric( $text ) ? $text + 0 : $text;
			case 'choices':
			case 'texts':
				return self::texts( $text );
			case 'json':
				return self::record( $text );
			default:
				return $text;
		}
	}

	/**
	 * Texts between commas.
	 *
	 * @param string $text The text.
	 * @return string[]
	 */
	private static function texts( $text ) {
		return array_values( array_filter( array_map( 'trim', explode( ',', $text ) ), 'strlen' ) );
	}

	/**
	 * Values by key, as `c=red, blue; i=coatings`: shortcodes can hold no JSON, since it has brackets.
	 *
	 * @param string $text The text.
	 * @return array
	 */
	private static function record( $text ) {
		$record = array();
		foreach ( array_filter( array_map( 'trim', explode( ';', html_entity_decode( $text, ENT_QUOTES, 'UTF-8' ) ) ), 'strlen' ) as $pair ) {
			$parts                    = explode( '=', $pair, 2 );
			$values                   = self::texts( isset( $parts[1] ) ? $parts[1] : '' );
			$value                    = 1 === count( $values ) ? $values[0] : $values;
			$record[ trim( $parts[0] ) ] = is_numeric( $value ) ? $value + 0 : $value;
		}
		return $record;
	}

	/**
	 * Says what is wrong to those who can mend it; visitors see nothing.
	 *
	 * @param string $text What is wrong.
	 * @return string HTML.
	 */
	private static function fault( $text ) {
		return current_user_can( 'edit_posts' ) ? '<p class="ce-widgets-fault" role="alert"><strong>ce-widgets:</strong> ' . esc_html( $text ) . '</p>' : '';
	}

	/**
	 * `productId` as `product_id`.
	 *
	 * @param string $name Name of a prop.
	 * @return string
	 */
	private static function snake_case( $name ) {
		return strtolower( preg_replace( '/(?<=[a-z])[A-Z]/', '_$0', $name ) );
	}
}
