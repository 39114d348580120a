<?php
/**
 * Requests of the server.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Finds the services where browsers find them, asks them, keeps answers for other visitors, and says what failed. The only
 * place of the plugin that sends requests.
 */
final class CE_Widgets_Service {
	/**
	 * Seconds for which an answer is used for other visitors.
	 */
	const FRESH = 300;

	/**
	 * Seconds for which a service is not asked for pages after it failed: each page would wait for it.
	 */
	const PAUSE = 30;

	/**
	 * Address of a service, with a slash at its end. As in browsers, a relative one, or none, belongs to the site.
	 *
	 * @param string $name Name of the service.
	 * @return string
	 */
	public static function address( $name ) {
		$fields   = CE_Widgets_Payload::get();
		$services = isset( $fields['services'] ) ? (array) $fields['services'] : array();
		return trailingslashit( self::absolute( empty( $services[ $name ] ) ? '/' : $services[ $name ] ) );
	}

	/**
	 * Origin of the site's pages.
	 *
	 * @return string
	 */
	public static function origin() {
		return untrailingslashit( self::absolute( '/' ) );
	}

	/**
	 * Asks a service.
	 *
	 * @param string     $name     Name of the service.
	 * @param string     $method   GET or POST.
	 * @param string     $path     Path and parameters, without a slash at the beginning.
	 * @param array|null $body     Sent as JSON.
	 * @param array      $args     Further arguments of the request, such as `timeout`.
	 * @return array|WP_Error `status`, `data` (decoded: objects stay objects), `response`; the error says what came instead.
	 */
	public static function ask( $name, $method, $path, $body, array $args ) {
		$url      = self::address( $name ) . $path;
		$response = self::send( $url, self::request( $name, $method, $body, $args ) );
		if ( is_wp_error( $response ) ) {
			/* translators: %s: reason. */
			return new WP_Error( 'ce_widgets_service', sprintf( __( 'Cannot be reached: %s', 'ce-widgets' ), $response->get_error_message() ) );
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		$data   = json_decode( wp_remote_retrieve_body( $response ) );
		if ( $status >= 500 || ( null === $data && ! in_array( $status, array( 401, 403 ), true ) ) ) {
			return self::not_a_service( $method, $url, $status );
		}
		return compact( 'status', 'data', 'response' );
	}

	/**
	 * Asks a service for a page, which is not kept waiting by a service that is out of order.
	 *
	 * @param string     $name      Name of the service.
	 * @param string     $method    GET or POST.
	 * @param string     $path      Path and parameters.
	 * @param array|null $body      Sent as JSON.
	 * @param bool       $is_common Whether many visitors make this call: then its answer is kept.
	 * @return mixed The answer; null if the service gave none.
	 */
	public static function answer( $name, $method, $path, $body, $is_common ) {
		$args   = array( 'timeout' => 2 );
		$url    = self::address( $name ) . $path;
		$key    = 'ce_widgets_' . md5( wp_json_encode( array( $url, self::request( $name, $method, $body, $args ), determine_locale() ) ) );
		$paused = 'ce_widgets_paused_' . md5( self::address( $name ) );
		$known  = get_transient( $key );
		if ( is_array( $known ) ) {
			return $known['data'];
		}
		$answer = get_transient( $paused ) ? null : self::ask( $name, $method, $path, $body, $args );
		if ( is_wp_error( $answer ) ) {
			set_transient( $paused, $answer->get_error_message(), self::PAUSE );
		}
		// A refusal or an unknown product is an answer, though none to show.
		if ( ! is_array( $answer ) || 200 !== $answer['status'] ) {
			return null;
		}
		if ( $is_common ) {
			set_transient( $key, array( 'data' => $answer['data'] ), self::FRESH );
		}
		return $answer['data'];
	}

	/**
	 * Sends a request, to public hosts only: on a network of sites, whoever enters addresses may not be who owns the server.
	 *
	 * @param string $url  Address; a relative one belongs to the site.
	 * @param array  $args Arguments of `wp_safe_remote_request`.
	 * @return array|WP_Error
	 */
	public static function send( $url, array $args ) {
		$url = self::absolute( $url );
		/**
		 * Filters the hosts that the server may ask although they are in a private network, or their port is not 80, 443 or 8080.
		 *
		 * @param string[] $hosts Names of hosts, such as `search.internal`.
		 */
		$hosts      = (array) apply_filters( 'ce_widgets_private_hosts', array() );
		$is_allowed = in_array( wp_parse_url( $url, PHP_URL_HOST ), $hosts, true );
		$response   = $is_allowed ? wp_remote_request( $url, $args ) : wp_safe_remote_request( $url, $args );
		if ( is_wp_error( $response ) && ! $is_allowed && ! wp_http_validate_url( $url ) ) {
			return new WP_Error( 'ce_widgets_refused', __( 'the host is unknown, or in a private network, or its port is not 80, 443 or 8080. Allow your own by the filter ce_widgets_private_hosts.', 'ce-widgets' ) );
		}
		return $response;
	}

	/**
	 * The fault of an answer that is none of this service.
	 *
	 * @param string $method GET or POST.
	 * @param string $url    Address.
	 * @param int    $status HTTP status.
	 * @return WP_Error
	 */
	public static function not_a_service( $method, $url, $status ) {
		/* translators: 1: method and address, 2: HTTP status. */
		return new WP_Error( 'ce_widgets_service', sprintf( __( '%1$s answers with status %2$d and is no JSON of this service: correct the address.', 'ce-widgets' ), $method . ' ' . $url, $status ) );
	}

	/**
	 * Arguments of a request.
	 *
	 * @param string     $name   Name of the service.
	 * @param string     $method GET or POST.
	 * @param array|null $body   Sent as JSON.
	 * @param array      $args   Further arguments.
	 * @return array
	 */
	private static function request( $name, $method, $body, array $args ) {
		$fields  = CE_Widgets_Payload::get();
		$headers = array( 'accept' => 'application/json' );
		if ( ! empty( $fields['requestRegion'] ) && in_array( $name, array( 'search', 'document' ), true ) ) {
			$headers['x-request-region'] = $fields['requestRegion'];
		}
		if ( null !== $body ) {
			$headers['content-type'] = 'application/json';
			$body                    = wp_json_encode( $body );
		}
		$args['headers'] = isset( $args['headers'] ) ? $args['headers'] + $headers : $headers;
		return compact( 'method', 'body' ) + $args;
	}

	/**
	 * An address as browsers resolve it on the site's pages.
	 *
	 * @param string $address The address.
	 * @return string
	 */
	private static function absolute( $address ) {
		return WP_Http::make_absolute_url( $address, home_url( '/' ) );
	}
}
