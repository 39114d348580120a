<?php
/**
 * Lets the block editor show nothing but the post: all users have closed its guide, and it asks no other host for
 * patterns. Exists in the WordPress of the tests only.
 *
 * @package ce-widgets
 */

add_filter( 'should_load_remote_block_patterns', '__return_false' );

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
