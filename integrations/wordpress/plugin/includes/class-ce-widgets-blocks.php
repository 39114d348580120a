<?php
/**
 * Blocks of the islands.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * A block for each island that is placed on a page, and a format for links that open an overlay.
 */
final class CE_Widgets_Blocks {
	/**
	 * Adds the hooks.
	 */
	public static function register() {
		add_action( 'init', array( __CLASS__, 'register_blocks' ) );
		add_action( 'enqueue_block_editor_assets', array( __CLASS__, 'enqueue_editor' ) );
		add_filter( 'block_categories_all', array( __CLASS__, 'add_category' ) );
	}

	/**
	 * Registers the blocks.
	 */
	public static function register_blocks() {
		self::register_script( 'ce-widgets-controls', 'assets/controls.js', array( 'wp-api-fetch', 'wp-components', 'wp-compose', 'wp-element', 'wp-i18n' ) );
		self::register_script( 'ce-widgets-blocks', 'assets/blocks.js', array( 'ce-widgets-controls', 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-compose', 'wp-element', 'wp-i18n' ) );
		self::register_script( 'ce-widgets-opener', 'assets/opener.js', array( 'ce-widgets-blocks', 'wp-rich-text', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ) );
		wp_register_style( 'ce-widgets-editor', plugins_url( 'assets/editor.css', CE_WIDGETS_FILE ), array(), self::version() );
		foreach ( CE_Widgets_Contracts::get( 'islands' ) as $island ) {
			if ( $island['isPlaced'] ) {
				register_block_type( CE_WIDGETS_DIR . 'blocks/' . $island['name'], array( 'render_callback' => array( __CLASS__, 'render' ) ) );
			}
		}
	}

	/**
	 * Renders a block.
	 *
	 * @param array    $attributes Its attributes: those of the island are props.
	 * @param string   $content    What the editor wrote for the time until the island is ready.
	 * @param WP_Block $block      The block.
	 * @return string HTML.
	 */
	public static function render( $attributes, $content, $block ) {
		$name   = substr( $block->name, strlen( 'ce-widgets/' ) );
		$island = CE_Widgets_Contracts::island( $name );
		$names  = array_flip( wp_list_pluck( $island['fields'], 'name' ) );
		$props  = array_intersect_key( $attributes, $names );
		return CE_Widgets_Marker::island( $name, $props, $content, get_block_wrapper_attributes() );
	}

	/**
	 * Enqueues the scripts of the editor, with what they know of the islands.
	 */
	public static function enqueue_editor() {
		$data = array(
			'islands' => CE_Widgets_Contracts::get( 'islands' ),
			'preview' => CE_Widgets_Preview::address(),
			'links'   => (object) CE_Widgets_Settings::get( 'links' ),
		);
		wp_add_inline_script( 'ce-widgets-blocks', 'window.ceWidgetsEditor = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
		wp_enqueue_script( 'ce-widgets-blocks' );
		wp_enqueue_script( 'ce-widgets-opener' );
	}

	/**
	 * Adds the category of the blocks.
	 *
	 * @param array[] $categories Categories so far.
	 * @return array[]
	 */
	public static function add_category( $categories ) {
		$categories[] = array(
			'slug'  => 'ce-widgets',
			'title' => __( 'Pigment portal', 'ce-widgets' ),
		);
		return $categories;
	}

	/**
	 * Registers a script of the editor.
	 *
	 * @param string   $handle Its handle.
	 * @param string   $path   Its path in the plugin.
	 * @param string[] $needs  Handles of scripts that it needs.
	 */
	private static function register_script( $handle, $path, array $needs ) {
		wp_register_script( $handle, plugins_url( $path, CE_WIDGETS_FILE ), $needs, self::version(), true );
		wp_set_script_translations( $handle, 'ce-widgets', CE_WIDGETS_DIR . 'languages' );
	}

	/**
	 * The plugin's version.
	 *
	 * @return string
	 */
	private static function version() {
		return get_file_data( CE_WIDGETS_FILE, array( 'version' => 'Version' ) )['version'];
	}
}
