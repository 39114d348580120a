<?php
/**
 * Plugin Name:       ce-widgets
 * Description:       Blocks for a portal of pigments: product search, product page, comparison, login and more.
 * Version:           0.0.0-dev
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       ce-widgets
 * Domain Path:       /languages
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

define( 'CE_WIDGETS_FILE', __FILE__ );
define( 'CE_WIDGETS_DIR', plugin_dir_path( __FILE__ ) );

require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-contracts.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-settings.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-files.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-menu.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-payload.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-placed.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-service.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-search-query.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-first-view.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-fallback.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-marker.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-theme.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-head.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-products.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-blocks.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-preview.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-shortcodes.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-optimizers.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-check.php';
require_once CE_WIDGETS_DIR . 'includes/class-ce-widgets-settings-page.php';

CE_Widgets_Head::register();
CE_Widgets_Products::register();
CE_Widgets_Blocks::register();
CE_Widgets_Preview::register();
CE_Widgets_Shortcodes::register();
CE_Widgets_Optimizers::register();
CE_Widgets_Check::register();
CE_Widgets_Settings_Page::register();

add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'ce-widgets', false, dirname( plugin_basename( CE_WIDGETS_FILE ) ) . '/languages' );
	}
);
