<?php
/**
 * What an island's element shows without the script.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Content for search engines, for the time until an island is ready, and for when it fails.
 */
final class CE_Widgets_Fallback {
	/**
	 * Writes the content of an island's element.
	 *
	 * @param string     $name  Name of the island.
	 * @param array      $props Its props.
	 * @param array|null $view  Answers of its first view.
	 * @return string HTML; empty if the server has nothing to show.
	 */
	public static function of( $name, array $props, $view ) {
		if ( 'main-navigation' === $name ) {
			$fields = CE_Widgets_Payload::get();
			return self::menu( isset( $fields['mainMenu'] ) ? $fields['mainMenu'] : array() );
		}
		if ( isset( $view['answers']['answer']->hits ) && is_array( $view['answers']['answer']->hits ) ) {
			return self::hits( $view['answers']['answer']->hits, isset( $props['productPage'] ) ? $props['productPage'] : '/product/{id}' );
		}
		if ( isset( $view['answers']['product'] ) ) {
			return self::product( $view['answers']['product'] );
		}
		return '';
	}

	/**
	 * Writes a menu as lists of links.
	 *
	 * @param array[] $entries Entries of the payload's menu.
	 * @return string
	 */
	private static function menu( array $entries ) {
		$items = '';
		foreach ( $entries as $entry ) {
			$title  = esc_html( $entry['menuTitle'] );
			$link   = empty( $entry['link'] ) ? $title : sprintf( '<a href="%s">%s</a>', esc_url( $entry['link'] ), $title );
			$items .= '<li>' . $link . self::menu( isset( $entry['children'] ) ? $entry['children'] : array() ) . '</li>';
		}
		return '' === $items ? '' : '<ul>' . $items . '</ul>';
	}

	/**
	 * Writes hits as a list of links.
	 *
	 * @param array  $hits         Hits of the search service.
	 * @param string $product_page Address of a product's page, with `{id}` in it.
	 * @return string
	 */
	private static function hits( array $hits, $product_page ) {
		$items = '';
		foreach ( $hits as $hit ) {
			$product = isset( $hit->product ) ? $hit->product : $hit;
			$id      = isset( $hit->productId ) ? $hit->productId : ( isset( $product->id ) ? $product->id : '' ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the service's name.
			if ( ! is_string( $id ) || '' === $id || ! isset( $product->product_name ) ) {
				continue;
			}
			$title  = isset( $hit->title ) ? $product->product_name . ': ' . $hit->title : $product->product_name;
			$items .= sprintf( '<li><a href="%s">%s</a></li>', esc_url( str_replace( '{id}', rawurlencode( $id ), $product_page ) ), esc_html( $title ) );
		}
		return '' === $items ? '' : '<ul class="ce-widgets-hits">' . $items . '</ul>';
	}

	/**
	 * Writes a product's name and description.
	 *
	 * @param object $product Answer of the search service.
	 * @return string
	 */
	private static function product( $product ) {
		if ( ! isset( $product->product_name ) ) {
			return '';
		}
		$text = isset( $product->product_description_short ) ? $product->product_description_short : '';
		return '<h2>' . esc_html( $product->product_name ) . '</h2>' . ( is_string( $text ) && '' !== $text ? '<p>' . esc_html( $text ) . '</p>' : '' );
	}
}
