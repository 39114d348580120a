<?php
/**
 * What classic themes support, and the place of their menu.
 *
 * @package ce-classic
 */

add_action(
	'after_setup_theme',
	static function () {
		add_theme_support( 'title-tag' );
		register_nav_menus( array( 'main' => 'Main menu' ) );
	}
);
