<?php
/**
 * The search that a listing makes first.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * What a listing asks for at an address, by the rules of the listing itself.
 */
final class CE_Widgets_Search_Query {
	/**
	 * Orders that the service knows.
	 */
	const SORTS = array( 'relevance', 'name', 'newest', 'type' );

	/**
	 * Longest search term, in characters.
	 */
	const LONGEST = 200;

	/**
	 * Returns the parameters of the search, each with all its values.
	 *
	 * @param string[] $keys    Keys that a listing takes over from the address.
	 * @param array    $props   Props of the listing.
	 * @param array[]  $address Values of the page's address, by key, encoded.
	 * @return array[]
	 */
	public static function of( array $keys, array $props, array $address ) {
		$base  = isset( $props['filters'] ) ? (array) $props['filters'] : array();
		$types = empty( $props['types'] ) ? array( 'pigments' ) : $props['types'];
		$query = array( 'type' => array( $types[0] ) );
		foreach ( $base as $key => $values ) {
			$query[ $key ] = array_map( 'strval', (array) $values );
		}
		foreach ( $keys as $key ) {
			$raw = self::raw( $key, $props, $address );
			if ( 'type' === $key ) {
				$query['type'] = array( self::one_of( $types, $raw, $types[0] ) );
			} elseif ( 'sort' === $key ) {
				$query['sort'] = array( self::one_of( self::SORTS, $raw, isset( $props['sort'] ) ? $props['sort'] : '' ) );
			} elseif ( 'q' === $key ) {
				$query['q'] = array( self::term( $raw ) );
			} elseif ( ! isset( $base[ $key ] ) ) {
				// What the editor has set is not the visitor's to change. A comma between values separates them; one in a value
				// is encoded.
				$query[ $key ] = array_unique( array_map( 'urldecode', explode( ',', implode( ',', $raw ) ) ) );
			}
		}
		foreach ( $query as $key => $values ) {
			$query[ $key ] = array_values( array_filter( $values, 'strlen' ) );
		}
		return array_filter( $query );
	}

	/**
	 * Values of a key, which the listing may have renamed.
	 *
	 * @param string  $key     The key.
	 * @param array   $props   Props of the listing.
	 * @param array[] $address Values of the page's address, by key, encoded.
	 * @return string[]
	 */
	private static function raw( $key, array $props, array $address ) {
		$prefix = isset( $props['urlPrefix'] ) ? $props['urlPrefix'] : '';
		$name   = $prefix . ( isset( $props['urlKeys'][ $key ] ) ? $props['urlKeys'][ $key ] : $key );
		return isset( $address[ $name ] ) ? $address[ $name ] : array();
	}

	/**
	 * The first allowed value.
	 *
	 * @param string[] $allowed    Allowed values.
	 * @param string[] $raw        Values, encoded.
	 * @param string   $by_default If none is allowed.
	 * @return string
	 */
	private static function one_of( array $allowed, array $raw, $by_default ) {
		$found = array_values( array_intersect( $allowed, array_map( 'trim', array_map( 'urldecode', $raw ) ) ) );
		return $found ? $found[0] : $by_default;
	}

	/**
	 * The search term: the first that is not blank, cut as the listing cuts it.
	 *
	 * @param string[] $raw Values, encoded.
	 * @return string
	 */
	private static function term( array $raw ) {
		$terms = array_values( array_filter( array_map( 'trim', array_map( 'urldecode', $raw ) ), 'strlen' ) );
		return $terms && preg_match( '/^.{0,' . self::LONGEST . '}/us', $terms[0], $start ) ? trim( $start[0] ) : '';
	}
}
