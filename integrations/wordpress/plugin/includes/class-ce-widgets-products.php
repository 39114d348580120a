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
		$services = CE_Widgets_Settings::get( 'services' );
		$term     = trim( $request['term'] );
		if ( empty( $services['search'] ) || '' === $term ) {
			return array();
		}
		$response = wp_remote_post(
			trailingslashit( $services['search'] ) . 'api/v1/document/search?type=pigments&q=' . rawurlencode( $term ),
			array(
				'timeout' => 5,
				'headers' => array(
					'accept'       => 'application/json',
					'content-type' => 'application/json',
				),
				'body'    => wp_json_encode( array( 'size' => self::COUNT ) ),
			)
		);
		$answer   = json_decode( wp_remote_retrieve_body( $response ), true );
		if ( ! isset( $answer['hits'] ) || ! is_array( $answer['hits'] ) ) {
			return new WP_Error( 'ce_widgets_search', __( 'The search service does not answer.', 'ce-widgets' ), array( 'status' => 502 ) );
		}
		$products = array();
		foreach ( $answer['hits'] as $hit ) {
			if ( isset( $hit['id'], $hit['product_name'] ) ) {
				$products[] = array(
					'id'   => $hit['id'],
					'name' => $hit['product_name'],
				);
			}
		}
		return $products;
	}
}
