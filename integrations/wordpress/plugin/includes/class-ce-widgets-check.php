<?php
/**
 * Check of the settings.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Asks each service one question that changes nothing, and says what answers.
 */
final class CE_Widgets_Check {
	/**
	 * A call of each service that every viewer may make, or is refused with a reason.
	 */
	const PROBES = array(
		'site'     => array( 'GET', 'api/v1/payload', '' ),
		'user'     => array( 'GET', 'api/v1/user/me', '' ),
		'search'   => array( 'POST', 'api/v1/manifest/search?type=field', '{"source":["code"]}' ),
		'document' => array( 'GET', 'api/v2/msds/types', '' ),
		'backend'  => array( 'GET', 'api/v1/country', '' ),
	);

	/**
	 * Adds the hook.
	 */
	public static function register() {
		add_action(
			'rest_api_init',
			static function () {
				register_rest_route(
					'ce-widgets/v1',
					'/check',
					array(
						'methods'             => 'POST',
						'callback'            => array( __CLASS__, 'run' ),
						'permission_callback' => static function () {
							return current_user_can( 'manage_options' );
						},
					)
				);
			}
		);
	}

	/**
	 * Checks files and services.
	 *
	 * @return array[] Each with `name`, `isRight` and `outcome`.
	 */
	public static function run() {
		$results = array( self::check_files() );
		foreach ( CE_Widgets_Settings::get( 'services' ) as $name => $address ) {
			if ( isset( self::PROBES[ $name ] ) ) {
				$results[] = self::check_service( $name, $address );
			}
		}
		foreach ( array_diff_key( self::PROBES, CE_Widgets_Settings::get( 'services' ) ) as $name => $probe ) {
			$results[] = self::result( $name, false, __( 'No address is set: what needs this service fails.', 'ce-widgets' ) );
		}
		return $results;
	}

	/**
	 * Checks the library's files.
	 *
	 * @return array
	 */
	private static function check_files() {
		$name = __( 'Files', 'ce-widgets' );
		$base = CE_Widgets_Settings::get( 'base' );
		if ( '' === $base ) {
			/* translators: %s: version. */
			return self::result( $name, true, sprintf( __( 'Version %s, of the plugin.', 'ce-widgets' ), CE_Widgets_Files::tags()['version'] ) );
		}
		$tags = CE_Widgets_Files::fetch_tags( $base );
		if ( is_wp_error( $tags ) ) {
			return self::result( $name, false, $base . 'tags.json ' . $tags->get_error_message() );
		}
		$known = CE_Widgets_Files::tags();
		if ( $tags['script']['integrity'] !== $known['script']['integrity'] ) {
			return self::result( $name, false, __( 'The files have changed since the settings were saved: browsers refuse them. Save the settings again.', 'ce-widgets' ) );
		}
		$response = wp_remote_get( $base . $tags['script']['file'], array( 'timeout' => 10 ) );
		$hash     = 'sha384-' . base64_encode( hash( 'sha384', wp_remote_retrieve_body( $response ), true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- integrity hashes are base64.
		if ( $hash !== $tags['script']['integrity'] ) {
			return self::result( $name, false, __( 'The script is not the one that tags.json names: browsers refuse it. Upload the files of one build.', 'ce-widgets' ) );
		}
		$fault = self::cors_fault( $response );
		/* translators: 1: version, 2: address. */
		return self::result( $name, '' === $fault, '' === $fault ? sprintf( __( 'Version %1$s, from %2$s.', 'ce-widgets' ), $tags['version'], $base ) : $fault );
	}

	/**
	 * Checks a service.
	 *
	 * @param string $name    Name of the service.
	 * @param string $address Its address.
	 * @return array
	 */
	private static function check_service( $name, $address ) {
		if ( is_ssl() && 0 === strpos( $address, 'http:' ) ) {
			return self::result( $name, false, __( 'The address is http: browsers block it on a site of https.', 'ce-widgets' ) );
		}
		list( $method, $path, $body ) = self::PROBES[ $name ];
		$url      = trailingslashit( 0 === strpos( $address, '/' ) ? home_url( $address ) : $address ) . $path;
		$headers  = array(
			'accept' => 'application/json',
			'origin' => self::origin(),
		);
		$headers += '' === $body ? array() : array( 'content-type' => 'application/json' );
		$response = wp_remote_request( $url, compact( 'method', 'headers', 'body' ) + array( 'timeout' => 10, 'redirection' => 0 ) );
		if ( is_wp_error( $response ) ) {
			/* translators: %s: reason. */
			return self::result( $name, false, sprintf( __( 'Cannot be reached: %s', 'ce-widgets' ), $response->get_error_message() ) );
		}
		$status  = (int) wp_remote_retrieve_response_code( $response );
		$is_json = null !== json_decode( wp_remote_retrieve_body( $response ) );
		if ( ! in_array( $status, array( 200, 401, 403 ), true ) || ( 200 === $status && ! $is_json ) ) {
			/* translators: 1: method and address, 2: HTTP status. */
			return self::result( $name, false, sprintf( __( '%1$s answers with status %2$d and is no JSON of this service: correct the address.', 'ce-widgets' ), $method . ' ' . $url, $status ) );
		}
		$fault = self::cors_fault( $response );
		return self::result( $name, '' === $fault, '' === $fault ? __( 'Answers.', 'ce-widgets' ) : $fault );
	}

	/**
	 * What a browser would find wrong with an answer of another origin.
	 *
	 * @param array|WP_Error $response The answer.
	 * @return string Empty if nothing is wrong.
	 */
	private static function cors_fault( $response ) {
		$allowed = wp_remote_retrieve_header( $response, 'access-control-allow-origin' );
		if ( '*' === $allowed || self::origin() === $allowed || self::is_own( $response ) ) {
			return '';
		}
		/* translators: 1: origin of the site, 2: what the header says. */
		return sprintf( __( 'Answers, but browsers block it: send Access-Control-Allow-Origin: %1$s. It is: %2$s.', 'ce-widgets' ), self::origin(), '' === $allowed ? __( 'missing', 'ce-widgets' ) : $allowed );
	}

	/**
	 * Whether an answer comes from the site's own origin.
	 *
	 * @param array|WP_Error $response The answer.
	 * @return bool
	 */
	private static function is_own( $response ) {
		return is_array( $response ) && isset( $response['http_response'] ) && 0 === strpos( $response['http_response']->get_response_object()->url, self::origin() . '/' );
	}

	/**
	 * Origin of the site's pages.
	 *
	 * @return string
	 */
	private static function origin() {
		$parts = wp_parse_url( home_url() );
		return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}

	/**
	 * A line of the report.
	 *
	 * @param string $name     What was checked.
	 * @param bool   $is_right Whether nothing is wrong.
	 * @param string $outcome  What came, and what to do about it.
	 * @return array
	 */
	private static function result( $name, $is_right, $outcome ) {
		return array(
			'name'    => $name,
			'isRight' => $is_right,
			'outcome' => $outcome,
		);
	}
}
