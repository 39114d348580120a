<?php
/**
 * Lets all users have closed the guide that welcomes them to the block editor. Exists in the WordPress of the tests only.
 *
 * @package ce-widgets
 */

add_filter(
	'get_user_metadata',
	static function ( $value, $user, $key ) {
		if ( $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences' !== $key ) {
			return $value;
		}
		return array( array( 'core/edit-post' => array( 'welcomeGuide' => false ) ) );
	},
	10,
	3
);
