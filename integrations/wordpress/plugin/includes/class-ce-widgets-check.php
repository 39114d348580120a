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
		'site'     => array( 'GET', 'api/v1/payload', null ),
		'user'     => array( 'GET', 'api/v1/user/me', null ),
		'search'   => array( 'POST', 'api/v1/manifest/search?type=field', array( 'source' => array( 'code' ) ) ),
		'document' => array( 'GET', 'api/v2/msds/types', null ),
		'backend'  => array( 'GET', 'api/v1/country', null ),
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
		$services = CE_Widgets_Payload::get() + array( 'services' => array() );
		$results  = array( self::check_files() );
		foreach ( array_keys( self::PROBES ) as $name ) {
			$fault   = self::fault_of( $name );
			$outcome = '' === $fault ? __( 'Answers.', 'ce-widgets' ) : $fault;
			if ( empty( $services['services'][ $name ] ) ) {
				/* translators: 1: origin of the site, 2: what came of it. */
				$outcome = sprintf( __( 'No address is set: browsers ask %1$s. %2$s', 'ce-widgets' ), CE_Widgets_Service::origin(), $outcome );
			}
			$results[] = self::result( $name, '' === $fault, $outcome );
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
		$response = CE_Widgets_Service::send( $base . $tags['script']['file'], array( 'timeout' => 10 ) );
		$hash     = 'sha384-' . base64_encode( hash( 'sha384', wp_remote_retrieve_body( $response ), true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- integrity hashes are base64.
		if ( $hash !== $tags['script']['integrity'] ) {
			return self::result( $name, false, __( 'The script is not the one that tags.json names: browsers refuse it. Upload the files of one build.', 'ce-widgets' ) );
		}
		$fault = self::cors_fault( $response );
		/* translators: 1: version, 2: address. */
		return self::result( $name, '' === $fault, '' === $fault ? sprintf( __( 'Version %1$s, from %2$s.', 'ce-widgets' ), $tags['version'], $base ) : $fault );
	}

	/**
	 * What is wrong with a service.
	 *
	 * @param string $name Name of the service.
	 * @return string Empty if nothing is.
	 */
	private static function fault_of( $name ) {
		$address = CE_Widgets_Service::address( $name );
		if ( 0 === strpos( CE_Widgets_Service::origin(), 'https:' ) && 0 === strpos( $address, 'http:' ) ) {
			return __( 'The address is http: browsers block it on a site of https.', 'ce-widgets' );
		}
		list( $method, $path, $body ) = self::PROBES[ $name ];
		$args   = array(
			'headers'     => array( 'origin' => CE_Widgets_Service::origin() ),
			'timeout'     => 10,
			'redirection' => 0,
		);
		$answer = CE_Widgets_Service::ask( $name, $method, $path, $body, $args );
		if ( ! is_wp_error( $answer ) && ! in_array( $answer['status'], array( 200, 401, 403 ), true ) ) {
			$answer = CE_Widgets_Service::not_a_service( $method, $address . $path, $answer['status'] );
		}
		return is_wp_error( $answer ) ? $answer->get_error_message() : self::cors_fault( $answer['response'] );
	}

	/**
	 * What a browser would find wrong with an answer of another origin.
	 *
	 * @param array|WP_Error $response The answer.
	 * @return string Empty if nothing is wrong.
	 */
	private static function cors_fault( $response ) {
		$allowed = wp_remote_retrieve_header( $response, 'access-control-allow-origin' );
		if ( '*' === $allowed || CE_Widgets_Service::origin() === $allowed || self::is_own( $response ) ) {
			return '';
		}
		/* translators: 1: origin of the site, 2: what the header says. */
		return sprintf( __( 'Answers, but browsers block it: send Access-Control-Allow-Origin: %1$s. It is: %2$s.', 'ce-widgets' ), CE_Widgets_Service::origin(), '' === $allowed ? __( 'missing', 'ce-widgets' ) : $allowed );
	}

	/**
	 * Whether an answer comes from the site's own origin.
	 *
	 * @param array|WP_Error $response The answer.
	 * @return bool
	 */
	private static function is_own( $response ) {
		return is_array( $response ) && isset( $response['http_response'] ) && 0 === strpos( $response['http_response']->get_response_object()->url, CE_Widgets_Service::origin() . '/' );
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
