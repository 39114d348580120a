<?php
/**
 * Runs the PHP that tests send, signed in as the first administrator. Exists in the WordPress of the tests only.
 *
 * @package ce-widgets
 */

add_action(
	'wp_loaded',
	static function () {
		$secret = $_SERVER['HTTP_X_CE_TESTS'] ?? '';
		if ( ! defined( 'CE_TESTS_SECRET' ) || ! hash_equals( CE_TESTS_SECRET, $secret ) ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		wp_set_current_user( 1 );
		$request = json_decode( file_get_contents( 'php://input' ), true );
		$run     = static function ( $args ) use ( $request ) {
			return eval( $request['code'] );
		};
		try {
			$value  = $run( $request['args'] );
			$answer = is_wp_error( $value ) ? array( 'error' => $value->get_error_message() ) : array( 'value' => $value );
		} catch ( Throwable $error ) {
			$answer = array( 'error' => get_class( $error ) . ': ' . $error->getMessage() );
		}
		wp_send_json( $answer );
	}
);
