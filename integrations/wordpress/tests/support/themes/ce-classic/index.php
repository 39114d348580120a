<?php
/**
 * The template of all pages.
 *
 * @package ce-classic
 */

?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
	<?php wp_body_open(); ?>
	<header>
		<a href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php bloginfo( 'name' ); ?></a>
		<?php
		if ( has_nav_menu( 'main' ) ) {
			wp_nav_menu(
				array(
					'theme_location' => 'main',
					'container'      => 'nav',
				)
			);
		}
		?>
	</header>
	<main>
		<?php
		while ( have_posts() ) {
			the_post();
			the_title( '<h1>', '</h1>' );
			the_content();
		}
		?>
	</main>
	<?php wp_footer(); ?>
</body>
</html>
