<?php
/**
 * Answers of the search service in the page.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * The calls that an island makes first, made by the server and kept for all visitors.
 */
final class CE_Widgets_First_View {
	/**
	 * Returns the answers of an island's first view.
	 *
	 * @param string $name  Name of the island.
	 * @param array  $props Its props.
	 * @return array|null `query`, `isListing` and `answers` by name; null if the browser makes the calls.
	 */
	public static function of( $name, array $props ) {
		$tags  = CE_Widgets_Files::tags();
		$calls = isset( $tags['islands'][ $name ]['calls'] ) ? $tags['islands'][ $name ]['calls'] : array();
		// A signed-in user sees other products, and these answers are for all visitors.
		if ( ! $calls || ! CE_Widgets_Settings::get( 'firstAnswer' ) || ! self::is_page_view() || CE_Widgets_Payload::has_user() ) {
			return null;
		}
		$is_listing = in_array( 'answer', wp_list_pluck( $calls, 'answer' ), true );
		$address    = self::address_values();
		if ( $is_listing ? ! self::is_plain_listing( $props ) : ! self::is_plain_product( $props ) ) {
			return null;
		}
		$answers = array();
		foreach ( $calls as $call ) {
			$answer = self::answer( $call, $props, $address );
			if ( null !== $answer ) {
				$answers[ $call['answer'] ] = $answer;
			}
		}
		if ( ! $answers ) {
			return null;
		}
		return array(
			'isListing' => $is_listing,
			'query'     => $is_listing ? self::raw_query() : self::product_query( $props['productId'], self::first( $address, 'i' ) ),
			'answers'   => $answers,
		);
	}

	/**
	 * Writes the answers as the island reads them.
	 *
	 * @param array|null $view Result of `of`.
	 * @return string HTML; empty without answers.
	 */
	public static function tag( $view ) {
		if ( ! $view ) {
			return '';
		}
		$fields = CE_Widgets_Payload::get();
		$data   = array(
			'query'  => $view['query'],
			'user'   => null,
			'region' => isset( $fields['requestRegion'] ) ? $fields['requestRegion'] : null,
		);
		if ( $view['isListing'] ) {
			$data += $view['answers'];
		} else {
			$data['answer'] = $view['answers'];
		}
		return wp_get_inline_script_tag(
			wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			array(
				'type'           => 'application/json',
				'data-ce-answer' => true,
			)
		);
	}

	/**
	 * Whether the search of a listing follows from the address and its base filters alone.
	 *
	 * @param array $props Props of the listing.
	 * @return bool
	 */
	private static function is_plain_listing( array $props ) {
		return ( ! isset( $props['mode'] ) || 'search' === $props['mode'] ) && ( ! isset( $props['url'] ) || $props['url'] );
	}

	/**
	 * Whether the industry of a product follows from the address alone.
	 *
	 * @param array $props Props of the product's island.
	 * @return bool
	 */
	private static function is_plain_product( array $props ) {
		return ! empty( $props['productId'] ) && empty( $props['industry'] ) && empty( $props['industries'] );
	}

	/**
	 * Identifies the answers of a product.
	 *
	 * @param string $id       Id of the product.
	 * @param string $industry Code of the industry; empty for none.
	 * @return string
	 */
	private static function product_query( $id, $industry ) {
		return http_build_query( array_filter( array( 'id' => $id, 'i' => $industry ), 'strlen' ) );
	}

	/**
	 * Parameters of a call, each with all its values.
	 *
	 * @param array $call    Call of `tags.json`.
	 * @param array $props   Props of the island.
	 * @param array $address Values of the page's address, by key, encoded.
	 * @return array[]
	 */
	private static function query( array $call, array $props, array $address ) {
		$query = array();
		foreach ( $call['query'] as $key => $value ) {
			if ( '{industry}' === $value ) {
				$value = self::first( $address, 'i' );
			}
			if ( '' !== $value ) {
				$query[ $key ] = array( $value );
			}
		}
		return empty( $call['fromAddress'] ) ? $query : CE_Widgets_Search_Query::of( $call['fromAddress'], $props, $address );
	}

	/**
	 * Makes a call, or takes its answer from the cache.
	 *
	 * @param array $call    Call of `tags.json`.
	 * @param array $props   Props of the island.
	 * @param array $address Values of the page's address, by key, encoded.
	 * @return mixed Null if the service did not answer.
	 */
	private static function answer( array $call, array $props, array $address ) {
		$query = self::query( $call, $props, $address );
		$pairs = array();
		foreach ( $query as $key => $values ) {
			foreach ( $values as $value ) {
				$pairs[] = rawurlencode( $key ) . '=' . rawurlencode( $value );
			}
		}
		$body = isset( $call['body'] ) ? $call['body'] : null;
		if ( 'answer' === $call['answer'] && ! empty( $props['size'] ) && 24 !== (int) $props['size'] ) {
			$body = array( 'size' => (int) $props['size'] );
		}
		$path = str_replace( '{productId}', isset( $props['productId'] ) ? rawurlencode( $props['productId'] ) : '', $call['path'] );
		// Addresses are endless: kept for each, answers would fill the database. Parameters of others change no call.
		$is_common = self::query( $call, $props, array() ) === $query;
		return CE_Widgets_Service::answer( 'search', $call['method'], $path . ( $pairs ? '?' . implode( '&', $pairs ) : '' ), $body, $is_common );
	}

	/**
	 * Whether a visitor's page is rendered now, and not content for something else, such as a feed, the REST API or an index.
	 *
	 * @return bool
	 */
	private static function is_page_view() {
		global $wp_rest_server;
		$is_rest = wp_is_serving_rest_request() || ( $wp_rest_server instanceof WP_REST_Server && $wp_rest_server->is_dispatching() );
		$is_task = is_admin() || wp_doing_cron() || ( defined( 'WP_CLI' ) && WP_CLI ) || ( defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST );
		return ! $is_rest && ! $is_task && ! is_feed() && ! is_embed() && ! is_preview() && ! is_customize_preview();
	}

	/**
	 * The query of the page's address, as the browser has it.
	 *
	 * @return string
	 */
	private static function raw_query() {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with the address by the browser, and escaped where it is written.
		$query = isset( $_SERVER['QUERY_STRING'] ) ? wp_unslash( $_SERVER['QUERY_STRING'] ) : '';
		return (string) $query;
	}

	/**
	 * Values of the page's address, by key, still encoded. PHP itself keeps only the last of repeated keys.
	 *
	 * @return array[]
	 */
	private static function address_values() {
		$values = array();
		foreach ( array_filter( explode( '&', self::raw_query() ) ) as $pair ) {
			$parts                              = explode( '=', $pair, 2 );
			$values[ urldecode( $parts[0] ) ][] = isset( $parts[1] ) ? $parts[1] : '';
		}
		return $values;
	}

	/**
	 * First value of a key.
	 *
	 * @param array[] $values Values by key, encoded.
	 * @param string  $key    The key.
	 * @return string Empty if there is none.
	 */
	private static function first( array $values, $key ) {
		return isset( $values[ $key ][0] ) ? urldecode( $values[ $key ][0] ) : '';
	}
}
