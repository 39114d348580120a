<?php
/**
 * Products to choose from in the editor.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Finds products by name, so that editors need not know their ids.
 */
final class CE_Widgets_Products {
	/**
	 * Products that are offered at once.
	 */
	const COUNT = 8;

	/**
	 * Adds the hook.
	 */
	public static function register() {
		add_action(
			'rest_api_init',
			static function () {
				register_rest_route(
					'ce-widgets/v1',
					'/products',
					array(
						'methods'             => 'GET',
						'callback'            => array( __CLASS__, 'find' ),
						'permission_callback' => static function () {
							return current_user_can( 'edit_posts' );
						},
						'args'                => array(
							'term' => array(
								'type'     => 'string',
								'required' => true,
							),
						),
					)
				);
			}
		);
	}

	/**
	 * Finds products as visitors do.
	 *
	 * @param WP_REST_Request $request With the parameter `term`.
	 * @return array[]|WP_Error Each with `id` and `name`.
	 */
	public static function find( $request ) {
		$term = trim( $request['term'] );
		if ( '' === $term ) {
			return array();
		}
		$path   = 'api/v1/document/search?type=pigments&q=' . rawurlencode( $term );
		$answer = CE_Widgets_Service::ask( 'search', 'POST', $path, array( 'size' => self::COUNT ), array( 'timeout' => 5 ) );
		if ( ! is_wp_error( $answer ) && ! isset( $answer['data']->hits ) ) {
			$answer = CE_Widgets_Service::not_a_service( 'POST', CE_Widgets_Service::address( 'search' ) . $path, $answer['status'] );
		}
		if ( is_wp_error( $answer ) ) {
			$answer->add_data( array( 'status' => 502 ) );
			return $answer;
		}
		$products = array();
		foreach ( (array) $answer['data']->hits as $hit ) {
			if ( isset( $hit->id, $hit->product_name ) ) {
				$products[] = array(
					'id'   => $hit->id,
					'name' => $hit->product_name,
				);
			}
		}
		return $products;
	}
}
