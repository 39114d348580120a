<?php
/**
 * The page's payload.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * What the server knows of a page and its viewer, as the library reads it.
 */
final class CE_Widgets_Payload {
	/**
	 * The payload of this request.
	 *
	 * @var array|null
	 */
	private static $fields;

	/**
	 * Returns the payload of this request.
	 *
	 * @return array
	 */
	public static function get() {
		if ( null === self::$fields ) {
			self::$fields = self::build();
		}
		return self::$fields;
	}

	/**
	 * Whether a user of the portal is signed in.
	 *
	 * @return bool
	 */
	public static function has_user() {
		return ! empty( self::get()['user'] );
	}

	/**
	 * Whether the page will ask for consent.
	 *
	 * @return bool
	 */
	public static function asks_for_consent() {
		$fields = self::get();
		return ! isset( $_COOKIE['ce-cookieSettings'] )
			&& ! self::has_user()
			&& empty( $fields['requestCountry'] )
			&& empty( $fields['page']['dataProtection'] )
			&& empty( $fields['page']['suppressCookieModal'] );
	}

	/**
	 * Puts the payload together.
	 *
	 * @return array
	 */
	private static function build() {
		$settings = CE_Widgets_Settings::all();
		$fields   = array(
			'version'  => 1,
			'services' => $settings['services'],
			'links'    => self::links( $settings['links'] ),
			'mainMenu' => CE_Widgets_Menu::entries( $settings['menu'] ),
			'consent'  => $settings['consent'],
			'page'     => array( 'dataProtection' => self::is_data_protection_page( $settings['links'] ) ),
			'editor'   => $settings['editor'] && current_user_can( 'edit_posts' ),
		);
		$fields   = self::merge( array_filter( $fields ), (array) json_decode( $settings['payload'], true ) );

		/**
		 * Filters the user of the portal who is signed in, as the payload's field `user` describes.
		 *
		 * @param array|null $user Null for a visitor. A page with a user is sent as `private, no-cache`.
		 */
		$user = apply_filters( 'ce_widgets_user', null );
		if ( $user ) {
			$fields['user'] = $user;
		}

		/**
		 * Filters the payload of a page.
		 *
		 * @param array $fields Fields of the payload.
		 */
		return apply_filters( 'ce_widgets_payload', $fields );
	}

	/**
	 * Addresses of pages. The cookie dialog leads to the privacy policy of WordPress, unless the settings name another page.
	 *
	 * @param string[] $links Addresses of the settings, by name.
	 * @return string[]
	 */
	private static function links( array $links ) {
		return $links + array_filter( array( 'dataProtectionPage' => get_privacy_policy_url() ) );
	}

	/**
	 * Adds fields: the names in an object are merged, while a list, such as a menu, is replaced as a whole.
	 *
	 * @param array $fields  Fields of the settings.
	 * @param array $further Further fields.
	 * @return array
	 */
	private static function merge( array $fields, array $further ) {
		foreach ( $further as $name => $value ) {
			$is_object       = is_array( $value ) && ! wp_is_numeric_array( $value ) && isset( $fields[ $name ] );
			$fields[ $name ] = $is_object ? array_merge( (array) $fields[ $name ], $value ) : $value;
		}
		return $fields;
	}

	/**
	 * Whether this is the data-protection page, which can be read without an answer to the cookie dialog.
	 *
	 * @param array $links Addresses of pages, by name.
	 * @return bool
	 */
	private static function is_data_protection_page( array $links ) {
		if ( ! is_page() ) {
			return false;
		}
		$page = get_queried_object_id();
		if ( (int) get_option( 'wp_page_for_privacy_policy' ) === $page ) {
			return true;
		}
		return isset( $links['dataProtectionPage'] )
			&& wp_parse_url( $links['dataProtectionPage'], PHP_URL_PATH ) === wp_parse_url( get_permalink( $page ), PHP_URL_PATH );
	}
}
