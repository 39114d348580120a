<?php
/**
 * Deletes all that the plugin has stored.
 *
 * @package CE_Widgets
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Deletes the settings and the cached answers of the current site.
 */
function ce_widgets_uninstall_site() {
	global $wpdb;
	delete_option( 'ce_widgets' );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- transients can be found by their prefix only here.
	$names = $wpdb->get_col(
		$wpdb->prepare(
			"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s",
			$wpdb->esc_like( '_transient_ce_widgets_' ) . '%'
		)
	);
	foreach ( $names as $name ) {
		delete_transient( substr( $name, strlen( '_transient_' ) ) );
	}
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $ce_widgets_site ) {
		switch_to_blog( $ce_widgets_site );
		ce_widgets_uninstall_site();
		restore_current_blog();
	}
} else {
	ce_widgets_uninstall_site();
}
