<?php
/**
 * Settings > ce-widgets.
 *
 * @package CE_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * The page on which an administrator sets up the library.
 */
final class CE_Widgets_Settings_Page {
	const SLUG = 'ce-widgets';

	/**
	 * Adds the hooks.
	 */
	public static function register() {
		add_action( 'admin_menu', array( __CLASS__, 'add_page' ) );
		add_action( 'admin_init', array( __CLASS__, 'add_setting' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( CE_WIDGETS_FILE ), array( __CLASS__, 'add_link' ) );
	}

	/**
	 * Adds the page to the menu.
	 */
	public static function add_page() {
		$hook = add_options_page( 'ce-widgets', 'ce-widgets', 'manage_options', self::SLUG, array( __CLASS__, 'show' ) );
		add_action( 'admin_print_scripts-' . $hook, array( __CLASS__, 'enqueue' ) );
	}

	/**
	 * Registers the option.
	 */
	public static function add_setting() {
		register_setting(
			self::SLUG,
			CE_Widgets_Settings::OPTION,
			array( 'sanitize_callback' => array( 'CE_Widgets_Settings', 'sanitize' ) )
		);
	}

	/**
	 * Adds a link to the list of plugins.
	 *
	 * @param string[] $links Links of the plugin.
	 * @return string[]
	 */
	public static function add_link( $links ) {
		array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=' . self::SLUG ) ), esc_html__( 'Settings', 'ce-widgets' ) ) );
		return $links;
	}

	/**
	 * Enqueues the page's script.
	 */
	public static function enqueue() {
		wp_enqueue_script( 'ce-widgets-settings', plugins_url( 'assets/settings.js', CE_WIDGETS_FILE ), array( 'wp-api-fetch', 'wp-i18n', 'wp-a11y' ), CE_Widgets_Files::tags()['version'], true );
		wp_set_script_translations( 'ce-widgets-settings', 'ce-widgets', CE_WIDGETS_DIR . 'languages' );
	}

	/**
	 * Shows the page.
	 */
	public static function show() {
		$settings = CE_Widgets_Settings::all();
		?>
		<div class="wrap">
			<h1>ce-widgets</h1>
			<p><?php esc_html_e( 'Place islands as blocks of the category “Pigment portal”, or as shortcodes: [ce_widget island="search-listing"], [ce_open island="login"]Log in[/ce_open].', 'ce-widgets' ); ?></p>
			<form method="post" action="options.php">
				<?php settings_fields( self::SLUG ); ?>
				<h2><?php esc_html_e( 'Services', 'ce-widgets' ); ?></h2>
				<p><?php esc_html_e( 'Addresses to which the browser sends its calls, such as https://search.example or /services/search. Without one, it asks this site.', 'ce-widgets' ); ?></p>
				<table class="form-table" role="presentation">
					<?php self::rows_of( 'services', $settings['services'], 'https://' ); ?>
				</table>
				<p>
					<button type="button" class="button" id="ce-widgets-check"><?php esc_html_e( 'Check what answers', 'ce-widgets' ); ?></button>
					<span class="description"><?php esc_html_e( 'Checks the saved settings.', 'ce-widgets' ); ?></span>
				</p>
				<div id="ce-widgets-check-result" aria-live="polite"></div>

				<h2><?php esc_html_e( 'Pages', 'ce-widgets' ); ?></h2>
				<p><?php esc_html_e( 'Addresses of pages that islands lead to. Without an address there is no link.', 'ce-widgets' ); ?></p>
				<table class="form-table" role="presentation">
					<?php self::rows_of( 'links', $settings['links'], '/' ); ?>
					<tr>
						<th scope="row"><label for="ce-widgets-menu"><?php esc_html_e( 'Main menu', 'ce-widgets' ); ?></label></th>
						<td>
							<select id="ce-widgets-menu" name="ce_widgets[menu]">
								<option value="0"><?php esc_html_e( 'None', 'ce-widgets' ); ?></option>
								<?php foreach ( wp_get_nav_menus() as $menu ) : ?>
									<option value="<?php echo esc_attr( $menu->term_id ); ?>" <?php selected( $settings['menu'], $menu->term_id ); ?>><?php echo esc_html( $menu->name ); ?></option>
								<?php endforeach; ?>
							</select>
							<p class="description"><?php esc_html_e( 'The menu that the block “Main navigation” shows.', 'ce-widgets' ); ?></p>
						</td>
					</tr>
				</table>
				<datalist id="ce-widgets-pages">
					<?php foreach ( get_pages( array( 'number' => 200 ) ) as $page ) : ?>
						<option value="<?php echo esc_attr( wp_make_link_relative( get_permalink( $page ) ) ); ?>"><?php echo esc_html( $page->post_title ); ?></option>
					<?php endforeach; ?>
				</datalist>

				<h2><?php esc_html_e( 'On every page', 'ce-widgets' ); ?></h2>
				<table class="form-table" role="presentation">
					<tr>
						<th scope="row"><?php esc_html_e( 'Islands', 'ce-widgets' ); ?></th>
						<td><fieldset>
							<legend class="screen-reader-text"><?php esc_html_e( 'Islands on every page', 'ce-widgets' ); ?></legend>
							<?php
							foreach ( CE_Widgets_Settings::islands_for_everywhere() as $name => $title ) {
								self::checkbox( 'everywhere][', in_array( $name, $settings['everywhere'], true ), $title, $name );
							}
							?>
						</fieldset></td>
					</tr>
					<tr>
						<th scope="row"><?php esc_html_e( 'Search engines and speed', 'ce-widgets' ); ?></th>
						<td>
							<?php self::checkbox( 'firstAnswer', $settings['firstAnswer'], __( 'Write the first hits, and a product’s name, into the page', 'ce-widgets' ) ); ?>
							<p class="description"><?php esc_html_e( 'The server asks the search service as a visitor, and keeps common answers for five minutes.', 'ce-widgets' ); ?></p>
						</td>
					</tr>
					<tr>
						<th scope="row"><?php esc_html_e( 'For editors', 'ce-widgets' ); ?></th>
						<td><?php self::checkbox( 'editor', $settings['editor'], __( 'Show what is set up wrongly to users who can edit posts', 'ce-widgets' ) ); ?></td>
					</tr>
				</table>

				<h2><?php esc_html_e( 'Cookies', 'ce-widgets' ); ?></h2>
				<table class="form-table" role="presentation">
					<tr>
						<th scope="row"><label for="ce-widgets-consent-version"><?php esc_html_e( 'Version of your cookie policy', 'ce-widgets' ); ?></label></th>
						<td>
							<?php self::text( 'consent][version', 'ce-widgets-consent-version', self::value( $settings['consent'], 'version' ), '2026-11' ); ?>
							<p class="description"><?php esc_html_e( 'With a new version all visitors are asked again.', 'ce-widgets' ); ?></p>
						</td>
					</tr>
					<tr>
						<th scope="row"><label for="ce-widgets-consent-record"><?php esc_html_e( 'Address that records choices', 'ce-widgets' ); ?></label></th>
						<td><?php self::text( 'consent][recordUrl', 'ce-widgets-consent-record', self::value( $settings['consent'], 'recordUrl' ), '/api/v1/consent' ); ?></td>
					</tr>
					<tr>
						<th scope="row"><?php esc_html_e( 'Signals', 'ce-widgets' ); ?></th>
						<td>
							<?php
							self::checkbox( 'consent][globalPrivacyControl', ! empty( $settings['consent']['globalPrivacyControl'] ), __( 'A browser’s Global Privacy Control is a choice', 'ce-widgets' ) );
							self::checkbox( 'consent][googleConsentMode', ! empty( $settings['consent']['googleConsentMode'] ), __( 'Tell Google tags (Consent Mode v2)', 'ce-widgets' ) );
							?>
						</td>
					</tr>
				</table>

				<h2><?php esc_html_e( 'Look', 'ce-widgets' ); ?></h2>
				<p><?php esc_html_e( 'Values of the tokens, as in CSS. Empty ones have their default.', 'ce-widgets' ); ?></p>
				<table class="form-table" role="presentation">
					<?php self::rows_of( 'tokens', $settings['tokens'], '' ); ?>
				</table>

				<h2><?php esc_html_e( 'For developers', 'ce-widgets' ); ?></h2>
				<?php if ( ! CE_Widgets_Settings::may_set_code() ) : ?>
					<p><?php esc_html_e( 'Only users who may save any HTML can change these: they decide what visitors’ browsers run.', 'ce-widgets' ); ?></p>
				<?php endif; ?>
				<fieldset <?php disabled( ! CE_Widgets_Settings::may_set_code() ); ?>>
				<table class="form-table" role="presentation">
					<tr>
						<th scope="row"><label for="ce-widgets-base"><?php esc_html_e( 'Address of the files', 'ce-widgets' ); ?></label></th>
						<td>
							<?php self::text( 'base', 'ce-widgets-base', $settings['base'], 'https://cdn.example/ce-widgets/1.0.0/' ); ?>
							<?php /* translators: %s: version. */ ?>
							<p class="description"><?php echo esc_html( sprintf( __( 'In use: version %s. Empty: the files of the plugin.', 'ce-widgets' ), CE_Widgets_Files::tags()['version'] ) ); ?></p>
						</td>
					</tr>
					<tr>
						<th scope="row"><label for="ce-widgets-payload"><?php esc_html_e( 'Further fields of the payload', 'ce-widgets' ); ?></label></th>
						<td>
							<textarea id="ce-widgets-payload" name="ce_widgets[payload]" rows="8" class="large-text code" spellcheck="false" aria-describedby="ce-widgets-payload-help"><?php echo esc_textarea( $settings['payload'] ); ?></textarea>
							<p class="description" id="ce-widgets-payload-help"><?php esc_html_e( 'JSON. Who is signed in comes from code: the filter ce_widgets_user.', 'ce-widgets' ); ?></p>
						</td>
					</tr>
				</table>
				</fieldset>
				<?php submit_button(); ?>
			</form>
		</div>
		<?php
	}

	/**
	 * Writes a row for each name that the library knows.
	 *
	 * @param string $group       `services`, `links` or `tokens`.
	 * @param array  $values      Values by name.
	 * @param string $placeholder Begin of a value.
	 */
	private static function rows_of( $group, array $values, $placeholder ) {
		foreach ( CE_Widgets_Contracts::get( $group ) as $name => $facts ) {
			$id    = 'ce-widgets-' . $group . '-' . $name;
			$label = is_array( $facts ) ? $facts['label'] : $name;
			$help  = is_array( $facts ) ? $facts['help'] : $facts;
			?>
			<tr>
				<th scope="row"><label for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( $label ); ?></label></th>
				<td>
					<?php self::text( $group . '][' . $name, $id, self::value( $values, $name ), $placeholder, 'links' === $group ); ?>
					<p class="description" id="<?php echo esc_attr( $id ); ?>-help"><?php echo esc_html( $help ); ?></p>
				</td>
			</tr>
			<?php
		}
	}

	/**
	 * Writes a field for a line of text.
	 *
	 * @param string $name        Its name within the option.
	 * @param string $id          Its id.
	 * @param string $value       Its value.
	 * @param string $placeholder An example.
	 * @param bool   $is_page     Whether the site's pages are offered.
	 */
	private static function text( $name, $id, $value, $placeholder, $is_page = false ) {
		printf(
			'<input type="text" class="regular-text code" id="%1$s" name="ce_widgets[%2$s]" value="%3$s" placeholder="%4$s" spellcheck="false" aria-describedby="%1$s-help"%5$s>',
			esc_attr( $id ),
			esc_attr( $name ),
			esc_attr( $value ),
			esc_attr( $placeholder ),
			$is_page ? ' list="ce-widgets-pages"' : ''
		);
	}

	/**
	 * Writes a checkbox with its label.
	 *
	 * @param string $name  Its name within the option.
	 * @param bool   $is_on Whether it is checked.
	 * @param string $label Its label.
	 * @param string $value What it sends.
	 */
	private static function checkbox( $name, $is_on, $label, $value = '1' ) {
		printf(
			'<label><input type="checkbox" name="ce_widgets[%s]" value="%s"%s> %s</label><br>',
			esc_attr( $name ),
			esc_attr( $value ),
			checked( $is_on, true, false ),
			esc_html( $label )
		);
	}

	/**
	 * A value by its name.
	 *
	 * @param array  $values Values by name.
	 * @param string $name   The name.
	 * @return string Empty if there is none.
	 */
	private static function value( array $values, $name ) {
		return isset( $values[ $name ] ) ? (string) $values[ $name ] : '';
	}
}
