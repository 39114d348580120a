<?php
/**
 * Lets the server ask the services of the tests, which run on ports of this machine. Exists in the WordPress of the tests
 * only.
 *
 * @package ce-widgets
 */

add_filter(
	'ce_widgets_private_hosts',
	static function () {
		return array( 'localhost' );
	}
);
