<?php
/**
 * The plugin's settings.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * The settings of a site: the option `ce_widgets`.
 */
final class CE_Widgets_Settings {
	const OPTION = 'ce_widgets';

	/**
	 * Values of a site whose owner has set nothing.
	 *
	 * @return array
	 */
	public static function defaults() {
		return array(
			// Folder of the library's files; empty for those of the plugin.
			'base'        => '',
			// Content of `tags.json` in that folder.
			'tags'        => null,
			'services'    => array(),
			'links'       => array(),
			// Id of the WordPress menu that becomes the main menu.
			'menu'        => 0,
			'consent'     => array(),
			'tokens'      => array(),
			// Islands that stand on every page.
			'everywhere'  => array( 'notices', 'basket-bar' ),
			'firstAnswer' => true,
			'editor'      => true,
			// Further fields of the payload, as JSON.
			'payload'     => '',
		);
	}

	/**
	 * Returns a setting.
	 *
	 * @param string $name Name of the setting.
	 * @return mixed
	 */
	public static function get( $name ) {
		$settings = self::all();
		return $settings[ $name ];
	}

	/**
	 * Returns all settings.
	 *
	 * @return array
	 */
	public static function all() {
		$stored = get_option( self::OPTION, array() );
		return array_merge( self::defaults(), is_array( $stored ) ? $stored : array() );
	}

	/**
	 * Returns what may be stored of a form. What is wrong is said and keeps its last value.
	 *
	 * @param mixed $input The form's values.
	 * @return array
	 */
	public static function sanitize( $input ) {
		$input = is_array( $input ) ? $input : array();
		$old   = self::all();
		$new   = array(
			'services'    => self::addresses( $input, 'services' ),
			'links'       => self::addresses( $input, 'links' ),
			'menu'        => isset( $input['menu'] ) ? absint( $input['menu'] ) : 0,
			'consent'     => self::consent( isset( $input['consent'] ) ? (array) $input['consent'] : array() ),
			'tokens'      => self::tokens( isset( $input['tokens'] ) ? (array) $input['tokens'] : array() ),
			'everywhere'  => array_values( array_intersect( isset( $input['everywhere'] ) ? (array) $input['everywhere'] : array(), array_keys( self::islands_for_everywhere() ) ) ),
			'firstAnswer' => ! empty( $input['firstAnswer'] ),
			'editor'      => ! empty( $input['editor'] ),
		);
		if ( ! self::may_set_code() ) {
			return array_merge( $old, $new );
		}
		$new['payload'] = self::payload( isset( $input['payload'] ) ? (string) $input['payload'] : '', $old['payload'] );
		return array_merge( $new, self::files( isset( $input['base'] ) ? trim( (string) $input['base'] ) : '', $old ) );
	}

	/**
	 * Whether the user may set what visitors' browsers run. On a network of sites, only its owner may.
	 *
	 * @return bool
	 */
	public static function may_set_code() {
		return current_user_can( 'unfiltered_html' );
	}

	/**
	 * Islands that make sense on every page, with their titles.
	 *
	 * @return array
	 */
	public static function islands_for_everywhere() {
		return array(
			'notices'     => __( 'Messages (needed by all that saves or sends something)', 'ce-widgets' ),
			'basket-bar'  => __( 'Bar of the products to compare', 'ce-widgets' ),
			'back-to-top' => __( 'Button “Back to top”', 'ce-widgets' ),
		);
	}

	/**
	 * Addresses by name; only names that the library knows. Without scheme or slash, WordPress would take one for a host.
	 *
	 * @param array  $input The form's values.
	 * @param string $group `services` or `links`.
	 * @return array
	 */
	private static function addresses( array $input, $group ) {
		$values    = isset( $input[ $group ] ) ? (array) $input[ $group ] : array();
		$old       = self::get( $group );
		$addresses = array();
		foreach ( CE_Widgets_Contracts::get( $group ) as $name => $help ) {
			$address = isset( $values[ $name ] ) ? trim( (string) $values[ $name ] ) : '';
			if ( '' !== $address && ! preg_match( '/^(https?:\/|\/|#|\?|mailto:|tel:)/i', $address ) ) {
				/* translators: %s: name of an address. */
				add_settings_error( self::OPTION, $group . $name, sprintf( __( 'The address “%s” was not saved: begin it with https:// or /.', 'ce-widgets' ), $name ) );
				$address = isset( $old[ $name ] ) ? $old[ $name ] : '';
			}
			$addresses[ $name ] = sanitize_url( $address );
		}
		return array_filter( $addresses );
	}

	/**
	 * Settings of the cookie dialog.
	 *
	 * @param array $input The form's values.
	 * @return array
	 */
	private static function consent( array $input ) {
		$consent = array();
		if ( ! empty( $input['version'] ) ) {
			$consent['version'] = sanitize_text_field( $input['version'] );
		}
		if ( ! empty( $input['recordUrl'] ) ) {
			$consent['recordUrl'] = sanitize_url( trim( (string) $input['recordUrl'] ) );
		}
		foreach ( array( 'globalPrivacyControl', 'googleConsentMode' ) as $flag ) {
			if ( ! empty( $input[ $flag ] ) ) {
				$consent[ $flag ] = true;
			}
		}
		return $consent;
	}

	/**
	 * Values of tokens: one declaration each, since what follows could be any rule.
	 *
	 * @param array $input The form's values.
	 * @return array
	 */
	private static function tokens( array $input ) {
		$tokens = array();
		foreach ( array_keys( CE_Widgets_Contracts::get( 'tokens' ) ) as $name ) {
			$value = isset( $input[ $name ] ) ? trim( preg_replace( '/[;{}<>\\\\]/', '', (string) $input[ $name ] ) ) : '';
			if ( '' !== $value ) {
				$tokens[ $name ] = $value;
			}
		}
		return $tokens;
	}

	/**
	 * Further fields of the payload.
	 *
	 * @param string $text JSON of the form.
	 * @param string $old  The stored text.
	 * @return string
	 */
	private static function payload( $text, $old ) {
		if ( '' === trim( $text ) ) {
			return '';
		}
		$fields = json_decode( $text );
		if ( is_object( $fields ) ) {
			return $text;
		}
		$reason = JSON_ERROR_NONE === json_last_error() ? __( 'it must be an object, in braces', 'ce-widgets' ) : json_last_error_msg();
		/* translators: %s: what is wrong with the JSON. */
		add_settings_error( self::OPTION, 'payload', sprintf( __( 'The further fields of the payload were not saved: %s.', 'ce-widgets' ), $reason ) );
		return $old;
	}

	/**
	 * Folder of the files and what stands in its `tags.json`.
	 *
	 * @param string $base Address of the form; empty for the plugin's own files.
	 * @param array  $old  The stored settings.
	 * @return array
	 */
	private static function files( $base, array $old ) {
		if ( '' === $base ) {
			return array(
				'base' => '',
				'tags' => null,
			);
		}
		$base = trailingslashit( sanitize_url( $base ) );
		$tags = CE_Widgets_Files::fetch_tags( $base );
		if ( is_wp_error( $tags ) ) {
			/* translators: 1: address, 2: reason. */
			add_settings_error( self::OPTION, 'base', sprintf( __( 'The address of the files was not saved: %1$stags.json %2$s', 'ce-widgets' ), $base, $tags->get_error_message() ) );
			return array(
				'base' => $old['base'],
				'tags' => $old['tags'],
			);
		}
		return compact( 'base', 'tags' );
	}
}
